import type { Note, Target } from "../words/notes"

/** As TypeScript, the same each time. */
export const code = (value: unknown): string => {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(code).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${code(inner)}`)
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`
}

const methods = {
  role: "getByRole", label: "getByLabel", text: "getByText", title: "getByTitle", placeholder: "getByPlaceholder",
  altText: "getByAltText", testId: "getByTestId",
} as const

const locator = (target: Target): string => {
  if (target.by === "focused") return "page.locator(\":focus\")"
  const options = { ...(target.name === null ? {} : { name: target.name }), ...(target.exact ? { exact: true } : {}) }
  const call = [code(target.what), ...(Object.keys(options).length === 0 ? [] : [code(options)])].join(", ")
  const own = `${target.within === null ? "main" : locator(target.within)}.${methods[target.by]}(${call})`
  const withText = target.hasText === null ? own : `${own}.filter({ hasText: ${code(target.hasText)} })`
  if (target.pick === null) return withText
  return `${withText}.${typeof target.pick === "number" ? `nth(${target.pick})` : `${target.pick}()`}`
}

const attributes = { busy: "toHaveAttribute(\"aria-busy\", \"true\")", wrong: "toHaveAttribute(\"aria-invalid\", \"true\")", blocked: "toBeDisabled()" } as const

/** What a walk did or saw, asked of Playwright. The page's own part is its main landmark; around it stands the app. */
export const noteCode = (note: Note): string => {
  switch (note.kind) {
    case "press": return `await ${locator(note.at)}.click()`
    case "pressTwice": return `await ${locator(note.at)}.dblclick()`
    case "hover": return `await ${locator(note.at)}.hover()`
    case "unhover": return "await page.mouse.move(0, 0)"
    case "leave": return `await ${locator(note.at)}.blur()`
    case "type": return `await ${locator(note.at)}.fill(${code(note.text)})`
    case "holds": return `await expect(${locator(note.at)}).toHaveValue(${code(note.text)})`
    case "see": return `await expect(${locator(note.at)}).toBeVisible()`
    case "absent": return `await expect(${locator(note.at)}).toHaveCount(0)`
    case "is": return `await expect(${locator(note.at)}).${attributes[note.what]}`
    case "address": return `await expect(page).toHaveURL(${code(note.path)})`
  }
}
