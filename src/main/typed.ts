/** What a person did in a form before the page's own code was there. */
export interface Typed {
  readonly fields: ReadonlyArray<{ readonly name: string; readonly value: string; readonly checked: boolean }>
  /** The field they were in. */
  readonly focused: string | null
}
interface Done {
  readonly sent: boolean
  readonly pressed: ReadonlyArray<HTMLElement>
}

const inputsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>("form input[name]")]
const isBox = ({ type }: HTMLInputElement) => type === "checkbox"

export const collect = (root: ParentNode): Typed => {
  const inputs = inputsOf(root)
  const focused = inputs.find((input) => input === document.activeElement)?.name ?? null
  return { fields: inputs.map(({ name, value, checked }) => ({ name, value, checked })), focused }
}

/** Past React's own record of the value, or it would take the event for an echo. */
const putIn = (input: HTMLInputElement, value: string) => {
  const { selectionStart, selectionEnd } = input
  input.value = ""
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value)
  if (selectionStart !== null && input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
  input.dispatchEvent(new Event("input", { bubbles: true }))
}

const choose = (input: HTMLInputElement, checked: boolean) => {
  input.checked = !checked
  input.click()
}

const nameOf = (button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent

/** Where the page was drawn anew, its button of the same name: what is called the same does the same. */
const standing = (root: ParentNode, button: HTMLElement): HTMLElement | undefined =>
  button.isConnected ? button : [...root.querySelectorAll("button")].find((each) => nameOf(each) === nameOf(button))

/** Says it again to the page that has come alive, as if it were typed and sent now. */
export const sayAgain = (root: ParentNode, { fields, focused }: Typed, done: Done | undefined): void => {
  const inputs = inputsOf(root)
  for (const { name, value, checked } of fields) {
    const input = inputs.find((each) => each.name === name)
    if (!input) continue
    if (isBox(input)) {
      // React has put it back to what the page began with.
      if (checked !== input.defaultChecked) choose(input, checked)
      // Typed on meanwhile, it has been heard.
    } else if (value !== "" && (input.value === "" || input.value === value)) putIn(input, value)
  }
  const field = inputs.find(({ name }) => name === focused)
  if (document.activeElement === document.body) field?.focus()
  // A form that is sent reads what its last rendering knew, so what was typed is rendered first.
  queueMicrotask(() => {
    done?.pressed.forEach((button) => {
      standing(root, button)?.click()
    })
    if (done?.sent) inputs[0]?.form?.requestSubmit()
  })
}
