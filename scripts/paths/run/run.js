// The script of a script's page. Pasted images join the chosen files, and each image is shown with a button that
// removes it.
const form = document.querySelector("form.record")
const input = form.elements.images
const shown = document.querySelector("#pasted")
let files = []

const keep = (changed) => {
  files = changed
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  show()
}

const item = (file) => {
  const line = document.createElement("li")
  const picture = document.createElement("img")
  picture.alt = file.name
  const reader = new FileReader()
  // The page's policy allows images in `data:` URLs.
  reader.addEventListener("load", () => (picture.src = reader.result))
  reader.readAsDataURL(file)
  const remove = document.createElement("button")
  remove.type = "button"
  remove.textContent = `${form.dataset.remove}: ${file.name}`
  remove.addEventListener("click", () => {
    keep(files.filter((each) => each !== file))
    input.focus()
  })
  line.append(picture, remove)
  return line
}

const show = () => shown.replaceChildren(...files.map(item))

// Files that a person chooses afterwards join the earlier files.
input.addEventListener("change", () => keep([...files, ...input.files]))
document.addEventListener("paste", (event) => {
  const pasted = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"))
  if (pasted.length === 0) return
  event.preventDefault()
  const named = pasted.map((file, index) => {
    const name = `${form.dataset.pasted} ${files.length + index + 1}`
    return new File([file], name, { type: file.type })
  })
  keep([...files, ...named])
})

// The server asks for the note too, but the tester would have to choose the images again.
const { note } = form.elements
for (const button of form.querySelectorAll("[name=status]"))
  button.addEventListener("click", () => {
    const isNeeded = button.value !== "passed" && note.value.trim() === ""
    note.setCustomValidity(isNeeded ? form.dataset.needed : "")
  })
note.addEventListener("input", () => note.setCustomValidity(""))

document.querySelector("#problem")?.focus()
