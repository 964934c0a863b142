// Listens at the border: what areas were told to show, and where the last one stands, to the bit. Runs before
// the page's own scripts.
{
  const NAMES = ["top", "bottom", "left", "right", "leading", "trailing"];
  const STATES = ["idle", "triggering", "active", "completed"];
  const MOTIONS = ["idle", "held", "dragging", "gliding", "animating"];
  const open = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source) => {
    const { exports } = (await open(source)).instance;
    const numbers = (name, length) =>
      new Float64Array(exports.memory.buffer, exports[`riffle_${name}`](), length);
    let id = 0;
    let edges = [];
    /** What controls became and began, in a trace's words: [what, edge, which of several]. */
    globalThis.told = [];
    /** The area as a probe prints it. */
    globalThis.probed = () => {
      const count = exports.riffle_area_read(id);
      const [motion, x, y, ...effectiveInsets] = numbers("numbers", 9);
      const [visibleLength, top] = effectiveInsets.splice(4);
      const rows = numbers("placements", count * 8);
      return {
        state: MOTIONS[motion],
        offset: [x, y],
        effectiveInsets,
        edges: Array.from({ length: count }, (_, i) => {
          const [state, progress, , visibleLength, ...frame] = rows.subarray(i * 8, i * 8 + 8);
          return { edge: edges[i], state: STATES[state], progress, visibleLength, frame };
        }),
        header: [visibleLength, top],
      };
    };
    const instance = {
      exports: {
        ...exports,
        riffle_area_new() {
          edges = [];
          return (id = exports.riffle_area_new());
        },
        riffle_area_send(area, t, code) {
          const [first] = numbers("numbers", 1);
          if (code === 8) edges.push(NAMES[first]);
          if (code === 9) edges.splice(first, 1);
          const count = exports.riffle_area_send(area, t, code);
          const rows = numbers("effects", count * 4);
          for (let i = 0; i < rows.length; i += 4) {
            const [effect, control, state] = rows.subarray(i, i + 3);
            const what = effect === 26 ? "activated" : effect === 25 && state > 1 ? STATES[state] : null;
            const edge = edges[control];
            const place = edges.slice(0, control).filter((other) => other === edge).length;
            if (what) told.push([what, edge, place]);
          }
          return count;
        },
      },
    };
    return { instance };
  };
}
