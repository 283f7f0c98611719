import type { Note, Target } from "#scripts/paths/words/notes.ts"

/** As TypeScript, the same each time. */
export const code = (value: unknown): string => {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(code).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${code(inner)}`)
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`
}

const methods = {
  role: "getByRole",
  label: "getByLabel",
  text: "getByText",
  title: "getByTitle",
  placeholder: "getByPlaceholder",
  altText: "getByAltText",
  testId: "getByTestId",
} as const

export const locator = (target: Target, part: string): string => {
  if (target.by === "focused") return 'page.locator(":focus")'
  const options = { ...(target.name === null ? {} : { name: target.name }), ...(target.exact ? { exact: true } : {}) }
  const call = [code(target.what), ...(Object.keys(options).length === 0 ? [] : [code(options)])].join(", ")
  // Over whatever part of the page.
  const base = target.what === "dialog" ? "page" : part
  const own = `${target.within === null ? base : locator(target.within, part)}.${methods[target.by]}(${call})`
  const withText = target.hasText === null ? own : `${own}.filter({ hasText: ${code(target.hasText)} })`
  const whole = target.has === null ? withText : `${withText}.filter({ has: ${locator(target.has, "page")} })`
  if (target.pick === null) return whole
  return `${whole}.${typeof target.pick === "number" ? `nth(${target.pick})` : `${target.pick}()`}`
}

const attributes = {
  busy: 'toHaveAttribute("aria-busy", "true")',
  wrong: 'toHaveAttribute("aria-invalid", "true")',
  blocked: "toBeDisabled()",
} as const

/** What a walk did or saw, asked of Playwright in the part of the page that is the flow's; around it stands the app. */
export const noteCode = (note: Note, part = "part"): string => {
  const at = (target: Target) => locator(target, part)
  switch (note.kind) {
    case "press":
      return `await ${at(note.at)}.click()`
    case "pressTwice":
      return `await ${at(note.at)}.dblclick()`
    case "pressDown":
      return `await ${at(note.at)}.dispatchEvent("pointerdown")`
    case "hover":
      return `await ${at(note.at)}.hover()`
    case "unhover":
      return "await page.mouse.move(0, 0)"
    case "leave":
      return `await ${at(note.at)}.blur()`
    case "type":
      return `await typeInto(${at(note.at)}, ${code(note.text)})`
    case "pick":
      return `await ${at(note.at)}.selectOption(${code(note.text)})`
    case "holds":
      return `await expect(${at(note.at)}).toHaveValue(${code(note.text)})`
    case "see":
      return `await expectShown(${at(note.at)})`
    case "absent":
      return `await expect(${at(note.at)}).toHaveCount(0)`
    case "is":
      return `await expect(${at(note.at)}).${attributes[note.what]}`
    case "address":
      return `await expect(page).toHaveURL(${code(note.path)})`
  }
}
