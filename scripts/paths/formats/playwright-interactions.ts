import { inspect } from "node:util"
import type { RecordedInteraction, Target } from "#scripts/paths/words/interactions.ts"

/** Formats a value as TypeScript. Equal values give equal code. */
export const code = (value: unknown): string =>
  inspect(value, { depth: null, compact: true, breakLength: Infinity, maxArrayLength: null, maxStringLength: null })

const methods = {
  role: "getByRole",
  label: "getByLabel",
  text: "getByText",
  title: "getByTitle",
  testId: "getByTestId",
} as const

/**
 * Writes a text or a pattern as code. A pattern keeps plain spaces until its server texts are translated. The generated
 * `withAnySpaces` lets them match non-breaking spaces.
 */
const pattern = (value: string | RegExp): string =>
  typeof value === "string" ? code(value) : `withAnySpaces(${code(value)})`

/** Writes the Playwright locator of an element. `part` is the code of the flow's part of the page. */
export const locator = (target: Target, part: string): string => {
  const options = [
    ...(target.name === null ? [] : [`name: ${pattern(target.name)}`]),
    ...(target.exact ? ["exact: true"] : []),
  ]
  const call = [pattern(target.matcher), ...(options.length === 0 ? [] : [`{ ${options.join(", ")} }`])].join(", ")
  // A dialog overlays the whole page, so it is not inside the flow's part.
  const base = target.matcher === "dialog" ? "page" : part
  const own = `${target.within === null ? base : locator(target.within, part)}.${methods[target.query]}(${call})`
  const withText = target.hasText === null ? own : `${own}.filter({ hasText: ${pattern(target.hasText)} })`
  const whole = target.has === null ? withText : `${withText}.filter({ has: ${locator(target.has, "page")} })`
  if (target.pick === null) return whole
  return `${whole}.${typeof target.pick === "number" ? `nth(${target.pick})` : `${target.pick}()`}`
}

const checks = {
  busy: 'toHaveAttribute("aria-busy", "true")',
  wrong: 'toHaveAttribute("aria-invalid", "true")',
  blocked: "toBeDisabled()",
  ticked: "toBeChecked()",
  unticked: "not.toBeChecked()",
} as const

const actions = {
  press: "click()",
  pressTwice: "dblclick()",
  pressDown: 'dispatchEvent("pointerdown")',
  hover: "hover()",
} as const

/**
 * Converts an interaction of a walk to Playwright code. The code looks only at the flow's part of the page, because other parts
 * of the app are around it.
 */
export const interactionCode = (interaction: RecordedInteraction, part = "part"): string => {
  if (interaction.kind === "address") return `await expect(page).toHaveURL(${code(interaction.path)})`
  if (interaction.kind === "leave") return 'await page.locator(":focus").blur()'
  const locatorCode = locator(interaction.target, part)
  switch (interaction.kind) {
    case "unhover":
      return "await page.mouse.move(0, 0)"
    case "type":
      return `await typeInto(${locatorCode}, ${code(interaction.text)})`
    case "pick":
      return `await ${locatorCode}.selectOption(${code(interaction.text)})`
    case "holds":
      return `await expect(${locatorCode}).toHaveValue(${code(interaction.text)})`
    case "see":
      return `await expectShown(${locatorCode})`
    case "absent":
      return `await expect(${locatorCode}).toHaveCount(0)`
    case "is":
      return `await expect(${locatorCode}).${checks[interaction.state]}`
    default:
      return `await ${locatorCode}.${actions[interaction.kind]}`
  }
}
