// A server that is none: it takes its time, and fails when it is told to.

/** Milliseconds there and back, by how it is. */
const AWAY = { quick: 500, slow: 3000, failing: 900 };

/**
 * What answers requests.
 *
 * @returns {{ kind: string, asked: number, aborted: number, ask<T>(signal: AbortSignal, answer: () => T): Promise<T> }}
 *   `kind` is "quick", "slow" or "failing", which fails every other time, the first one included
 */
export function sourceOf() {
  let fails = false;
  const source = {
    kind: "quick",
    asked: 0,
    aborted: 0,
    ask(signal, answer) {
      source.asked += 1;
      fails = source.kind === "failing" && !fails;
      const isLost = fails;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          signal.removeEventListener("abort", hangUp);
          if (isLost) reject(new Error("The line is dead."));
          else resolve(answer());
        }, AWAY[source.kind]);
        const hangUp = () => {
          clearTimeout(timer);
          source.aborted += 1;
          reject(signal.reason);
        };
        if (signal.aborted) hangUp();
        else signal.addEventListener("abort", hangUp, { once: true });
      });
    },
  };
  return source;
}
