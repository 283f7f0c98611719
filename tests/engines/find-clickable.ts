import type { Script } from "./driver/tab.ts"
import type { Query } from "./locate.ts"

/**
 * Returns the element to click, or null until it is ready. The element must be the only match, in view, enabled,
 * uncovered, and in the same position as at the previous call. A driver computes the position and clicks in two steps,
 * so a part that appears between the steps would move the element.
 *
 * The function also waits for hydration, because a page that still hydrates may replace the element.
 */
export const findClickable: Script<readonly [readonly Query[]], Element | null> = (locate, queries) => {
  if (document.querySelector("#root:not([data-hydrated])")) return null
  const found = locate(queries)
  const target = found[0]
  if (found.length !== 1 || target === undefined || target.matches(":disabled,[aria-disabled=true]")) return null
  if (target instanceof HTMLOptionElement) return target
  target.scrollIntoView({ block: "center", behavior: "instant" })
  const { left, top, width, height } = target.getBoundingClientRect()
  const key = Symbol.for("aimed at")
  const aimedAt = window as unknown as Record<symbol, readonly [Element, number, number] | undefined>
  const before = aimedAt[key]
  aimedAt[key] = [target, left, top]
  if (before?.[0] !== target || before[1] !== left || before[2] !== top) return null
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  if (there === null) return null
  if (target.contains(there)) return target
  const label = [...((target as HTMLInputElement).labels ?? [])].find((one) => one.contains(there))
  return label === undefined ? null : there
}

export const focus: Script<readonly [readonly Query[]], boolean> = (locate, queries) => {
  if (document.querySelector("#root:not([data-hydrated])")) return false
  const [target, ...others] = locate(queries)
  if (!(target instanceof HTMLElement) || others.length > 0 || target.matches(":disabled")) return false
  target.focus()
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) target.select()
  return document.activeElement === target
}
