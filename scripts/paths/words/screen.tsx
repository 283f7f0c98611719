import { parse, type HTMLElement } from "node-html-parser"
import { renderToString } from "react-dom/server"
import type { Locale } from "#domain/shared/currency.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import { mockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import type { Flow } from "#scripts/paths/flows.ts"
import { keyOf, type Target } from "./notes.ts"
import type { Screen, Shown } from "./seen.ts"
import { finder } from "./shown.ts"

const anywhere = { hook: () => ["/", () => {}], searchHook: () => "" } as never
const page = { documentElement: { dataset: {}, style: {} } }

/** The screen at this moment of a path as HTML; null where only a browser can render it. */
const render = ({ model, walk }: Flow, locale: Locale, snapshot: AnyMachineSnapshot): HTMLElement | null => {
  const outside = globalThis as { document?: object }
  const before = outside.document
  outside.document = page
  try {
    const { machine, clock } = mockedMachine(model)
    const options = { clock, snapshots: { [machine.id]: snapshot } } as never
    const html = renderToString(
      <FlowOptions value={options}>
        <StoryFrame locale={locale} memory={anywhere}>
          {walk?.page(machine)}
        </StoryFrame>
      </FlowOptions>,
    )
    return parse(html)
  } catch {
    return null
  } finally {
    if (before === undefined) delete outside.document
    else outside.document = before
  }
}

const textOf = (element: HTMLElement | null | undefined): string | null =>
  element?.structuredText.replaceAll(/\s+/g, " ").trim() || null

/** What VisuallyHidden renders: for screen readers only. */
const hidden = "span[class*=hidden]"

/** Without the texts for screen readers. */
const visibleText = (element: HTMLElement | null | undefined): string | null => {
  if (!element) return null
  const copy = parse(element.toString())
  for (const each of copy.querySelectorAll(hidden)) each.remove()
  return textOf(copy)
}

/** What is read together: the visible texts of the elements that contain no other element. */
const linesOf = (root: HTMLElement | null): readonly string[] =>
  (root?.querySelectorAll("*") ?? []).flatMap((each) =>
    each.children.length > 0 || each.closest(hidden) ? [] : (textOf(each) ?? []),
  )

/** The words of the first element with this role, without its controls. */
const textWithRole = (root: HTMLElement | null, role: string): string | null => {
  if (!["alert", "status", "heading", "dialog", "timer"].includes(role)) return null
  const tag = role === "heading" || role === "dialog" ? `${role === "dialog" ? "dialog " : ""}h1, h2` : `[role=${role}]`
  const copy = parse(root?.querySelector(tag)?.toString() ?? "")
  for (const control of copy.querySelectorAll("button, summary, a")) control.remove()
  return visibleText(copy)
}

const namesIn = (part: HTMLElement): readonly string[] =>
  part
    .querySelectorAll("a, button, input, label, select, summary, textarea")
    .flatMap((each) => [textOf(each), each.getAttribute("aria-label")].filter((name) => name != null))

/** Removes the content of closed details, which is not visible. By the words of their summary, the names of the controls in them. */
const takeClosed = (root: HTMLElement | null): ReadonlyMap<string, readonly string[]> => {
  const closed = new Map<string, readonly string[]>()
  for (const content of root?.querySelectorAll("details:not([open]) > :not(summary)") ?? []) {
    closed.set(textOf(content.parentNode?.querySelector("summary")) ?? "", namesIn(content))
    content.remove()
  }
  return closed
}

const read = (root: HTMLElement | null): Screen => {
  const closed = takeClosed(root)
  const controls = root === null ? [] : namesIn(root)
  const text = textOf(root)
  const visible = visibleText(root)
  const find = root === null ? () => null : finder(root, textOf, visibleText)
  const found = new Map<string, Shown | null>()
  const shown = (target: Target): Shown | null => {
    const key = keyOf(target)
    if (!found.has(key)) found.set(key, find(target))
    return found.get(key)!
  }
  const labels = (root?.querySelectorAll("[aria-label]") ?? []).map((each) => each.getAttribute("aria-label")!)
  return {
    textOf: (role) => textWithRole(root, role),
    choiceOf: (value) => textOf(root?.querySelectorAll("option").find((each) => each.getAttribute("value") === value)),
    sliderText: () => root?.querySelector("input[type=range]")?.getAttribute("aria-valuetext") ?? null,
    summaryOver: (words) =>
      controls.some((name) => name.includes(words))
        ? null
        : ([...closed].find(([, names]) => names.some((name) => name.includes(words)))?.[0] ?? null),
    shown,
    lines: () => linesOf(root),
    visibleText: visible ?? "",
    has: (words) => (text?.includes(words) ?? false) || labels.some((label) => label.includes(words)),
  }
}

/** By machine: what looks the same is rendered once, however many paths lead there. */
const known = new WeakMap<Flow["model"], Map<string, Screen>>()

const somewhere = new WeakMap<Flow["model"], Map<string, Shown | null>>()

/** How this button or link looks where the machine's screen has it. */
export const shownSomewhere = (flow: Flow, locale: Locale, target: Target): Shown | null => {
  if (!["button", "link"].includes(String(target.what))) return null
  const found = somewhere.get(flow.model) ?? new Map<string, Shown | null>()
  somewhere.set(flow.model, found)
  const key = `${locale} ${keyOf(target)}`
  if (!found.has(key))
    for (const way of flow.model.exploration().ways) {
      const shown = screenAt(flow, locale, way.at(-1)!.state).shown(target)
      found.set(key, shown)
      if (shown !== null) break
    }
  return found.get(key) ?? null
}

/** The screen at this moment of a path. */
export const screenAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot): Screen => {
  const screens = known.get(flow.model) ?? new Map<string, Screen>()
  known.set(flow.model, screens)
  const key = JSON.stringify([locale, snapshot.value, snapshot.context, Object.keys(snapshot.children)])
  const screen = screens.get(key) ?? read(render(flow, locale, snapshot))
  screens.set(key, screen)
  return screen
}
