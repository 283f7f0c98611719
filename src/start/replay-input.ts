import type { Bootstrap } from "./bootstrap.ts"

const inputsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLInputElement>("form input[name]")]

/** Returns the form input from before hydration and the name of the focused field. */
export const captureFormState = (root: ParentNode) => {
  const inputs = inputsOf(root)
  const fields = inputs.map(({ name, value, checked }) => ({ name, value, checked }))
  return { fields, focused: inputs.find((input) => input === document.activeElement)?.name }
}

/**
 * Sets the value of a field as if the visitor had typed it. React ignores an event if its tracker already has the value, so the tracker
 * receives a different value first.
 */
const setValue = (input: HTMLInputElement, value: string) => {
  const { selectionStart, selectionEnd } = input
  input.value = value === "" ? "0" : ""
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value)
  if (selectionStart !== null && input === document.activeElement) input.setSelectionRange(selectionStart, selectionEnd)
  input.dispatchEvent(new Event("input", { bubbles: true }))
}

const reportSilent = () => {
  // React also writes the rendered value as the attribute, so a difference marks a silent change. The values are read first, because the
  // render after the first event would empty the other fields.
  const silent = inputsOf(document).filter((input) => input.value !== input.defaultValue)
  const values = silent.map(({ value }) => value)
  for (const [index, input] of silent.entries()) setValue(input, values[index] ?? "")
}

/**
 * Makes each field report its value before a form is sent and before a field is left. Chrome on iOS and some password managers fill fields
 * without events, and React's next render would empty those fields.
 */
export const reportSilentInput = (signal?: AbortSignal): void => {
  for (const type of ["submit", "focusout"])
    window.addEventListener(type, reportSilent, { capture: true, ...(signal && { signal }) })
}

const nameOf = (button: HTMLElement) => button.getAttribute("aria-label") ?? button.textContent

/** Returns the pressed button or link. After a new render, returns the control with the same name, or undefined if there is none. */
const currentControl = (root: ParentNode, pressed: HTMLElement): HTMLElement | undefined =>
  pressed.isConnected
    ? pressed
    : [...root.querySelectorAll<HTMLElement>(pressed.localName)].find((each) => nameOf(each) === nameOf(pressed))

/** Returns the changed field. After a new render, returns the same field of the new document, or undefined if there is none. */
const currentField = (root: ParentNode, field: HTMLInputElement): HTMLInputElement | undefined =>
  field.isConnected
    ? field
    : [...root.querySelectorAll("input")].find(
        ({ type, name, value, ariaLabel }) =>
          type === field.type &&
          name === field.name &&
          ariaLabel === field.ariaLabel &&
          (type !== "radio" || value === field.value),
      )

/**
 * Returns true if React has hydrated the element, which React marks by a property on it. A part whose code still loads is not hydrated, and
 * its events would be lost.
 */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps$"))

/** Replays the fields outside forms. An early replay covers only text fields that are hydrated. */
const replayFields = (root: ParentNode, typed: Bootstrap["typed"], isEarly: boolean) => {
  for (const [field, { value, isCommitted }] of typed) {
    const current = field.form === null && currentField(root, field)
    const isText = typeof value === "string"
    if (!current || (isEarly && !(isText && isHydrated(current)))) continue
    typed.delete(field)
    if (isText) {
      setValue(current, value)
      // React maps this event to `onBlur`.
      if (isCommitted) current.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
    } else if (current.checked !== value) current.click()
  }
}

/** Records presses in parts that are not hydrated yet, until the returned function is called. */
const recordLatePresses = (recorded: Bootstrap): (() => void) => {
  const listening = new AbortController()
  const record = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button[type=button]") : null
    if (pressed === null || isHydrated(pressed)) return
    event.stopPropagation()
    recorded.pressed.push(pressed)
  }
  addEventListener("click", record, { capture: true, signal: listening.signal })
  return () => listening.abort()
}

/** Replays choices outside forms, and the fields and presses in parts that hydrate after their code has loaded. */
export const replayLate = async (
  root: ParentNode,
  recorded: Bootstrap | undefined,
  hydrated: Promise<void>,
): Promise<void> => {
  if (recorded === undefined) return
  const stop = recordLatePresses(recorded)
  await hydrated
  stop()
  replayFields(root, recorded.typed, false)
  for (const pressed of recorded.pressed) currentControl(root, pressed)?.click()
}

/** Replays input, presses and the submit on the hydrated page. */
export const replayInput = (
  root: ParentNode,
  { fields, focused }: ReturnType<typeof captureFormState>,
  recorded: Bootstrap | undefined,
): void => {
  const inputs = inputsOf(root)
  for (const { name, value, checked } of fields) {
    const input = inputs.find((each) => each.name === name)
    if (!input) continue
    if (input.type === "checkbox") {
      // Hydration has reset the checkbox to its default.
      if (checked === input.defaultChecked) continue
      input.checked = !checked
      input.click()
      // Skips a field that the visitor has edited since the capture, because it has the newer text.
    } else if (value !== "" && (input.value === "" || input.value === value)) setValue(input, value)
  }
  if (recorded) replayFields(root, recorded.typed, true)
  const field = inputs.find(({ name }) => name === focused)
  if (document.activeElement === document.body) field?.focus()
  // A submit reads the values of the last render, so the replayed input must render first.
  queueMicrotask(() => {
    for (const pressed of recorded?.pressed.splice(0) ?? []) {
      const control = currentControl(root, pressed)
      if (control === undefined || isHydrated(control)) control?.click()
      else recorded?.pressed.push(control)
    }
    if (recorded?.isSubmitted) inputs[0]?.form?.requestSubmit()
  })
}
