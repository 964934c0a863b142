// The ticket: what the steps before it have gathered.

/** Fills the last page from the forms. */
export function fillTicket([route, driver, sign]) {
  const chosen = route.querySelector("[name=route]:checked");
  const part = (name) => document.getElementById(`ticket-${name}`);
  const name = driver.elements.driver.value.trim();
  part("picture").src = chosen.closest("label").querySelector("img").src;
  part("title").textContent = `See you on the road, ${name.split(/\s/)[0]}.`;
  part("route").textContent = `${chosen.value}, ${route.elements.nights.value} nights`;
  part("driver").textContent = name;
  part("sign").textContent = sign.elements.sign.value;
}
