// Runs in the report, which carries it: search and filters.
const form = document.querySelector("form")
const filter = () => {
  const { words, ...chosen } = Object.fromEntries(new FormData(form))
  const all = words.toLowerCase().split(/\s+/)
  for (const flow of document.querySelectorAll("[data-is]")) {
    const { is, words: own } = flow.dataset
    const isChosen = Object.values(chosen).every((one) => one === "" || is.split(" ").includes(one))
    flow.hidden = !isChosen || !all.every((word) => own.includes(word))
  }
  const shown = document.querySelectorAll("details[data-is]:not([hidden])").length
  form.elements.shown.value = `${shown} ${shown === 1 ? "flow" : "flows"}`
}
form.addEventListener("input", filter)
form.addEventListener("submit", (event) => event.preventDefault())
filter()
