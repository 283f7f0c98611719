// Runs in the report: search, filters and zoom. It opens from disk, so the page carries this script.
const form = document.querySelector("#filters")
const flows = [...document.querySelectorAll("[data-flow]")]
const filter = () => {
  const { words, area, what, set } = Object.fromEntries(new FormData(form))
  const all = words.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const flow of flows) {
    const is = flow.dataset
    flow.hidden =
      !all.every((word) => is.words.includes(word)) ||
      (area !== "" && is.area !== area) ||
      (what !== "" && !is.what.split(" ").includes(what)) ||
      (set !== "" && !is.sets.split(" ").includes(set))
    if (!flow.hidden && flow.tagName === "DETAILS") shown += 1
  }
  document.querySelector("#shown").textContent = shown + (shown === 1 ? " flow" : " flows")
}
form.addEventListener("input", filter)
form.addEventListener("submit", (event) => event.preventDefault())
const open = () => {
  for (
    let place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    place;
    place = place.parentElement
  )
    if (place.tagName === "DETAILS") place.open = true
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
}
addEventListener("hashchange", open)
addEventListener("click", ({ target }) => {
  const by = Number(target.dataset?.zoom)
  const svg = by && target.closest("details, section").querySelector("svg[role=img]")
  if (svg) for (const side of ["width", "height"]) svg.setAttribute(side, Math.round(svg.getAttribute(side) * by))
})
filter()
if (location.hash) open()
