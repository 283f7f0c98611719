// The search of the report. The report's page contains this script.
const form = document.querySelector("form")
const search = () => {
  const words = form.elements.words.value.toLowerCase().split(/\s+/)
  for (const flow of document.querySelectorAll("[data-words]"))
    flow.hidden = !words.every((word) => flow.dataset.words.split(" ").some((own) => own.startsWith(word)))
  const shown = document.querySelectorAll("details[data-words]:not([hidden])").length
  form.elements.shown.value = `${shown} ${shown === 1 ? "flow" : "flows"}`
}
form.addEventListener("input", search)
form.addEventListener("submit", (event) => event.preventDefault())
search()
