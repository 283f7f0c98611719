import { parse, type HTMLElement } from "node-html-parser"
import { renderToString } from "react-dom/server"
import type { Locale } from "#domain/shared/currency.ts"
import type { AnyMachineSnapshot } from "#machines/kit/model.ts"
import { mockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import type { Flow } from "#scripts/paths/flows.ts"
import type { Screen } from "./sentences.ts"

const anywhere = { hook: () => ["/", () => {}], searchHook: () => "" } as never
const page = { documentElement: { dataset: {}, style: {} } }
const cache = new WeakMap<AnyMachineSnapshot, Map<Locale, HTMLElement | null>>()

/** The screen at this moment of a path as HTML; null where only a browser can render it. */
const rendered = ({ model, walk }: Flow, locale: Locale, snapshot: AnyMachineSnapshot): HTMLElement | null => {
  const known = cache.get(snapshot) ?? new Map<Locale, HTMLElement | null>()
  cache.set(snapshot, known)
  if (known.has(locale)) return known.get(locale)!
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
    const root = parse(html)
    // The content of closed details is not visible.
    for (const hidden of root.querySelectorAll("details:not([open]) > :not(summary)")) hidden.remove()
    known.set(locale, root)
  } catch {
    known.set(locale, null)
  } finally {
    if (before === undefined) delete outside.document
    else outside.document = before
  }
  return known.get(locale)!
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

/** The words of the first element with this role. */
const textWithRole = (root: HTMLElement | null, role: string): string | null => {
  if (!["alert", "status", "heading", "dialog", "timer"].includes(role)) return null
  const tag = role === "heading" || role === "dialog" ? `${role === "dialog" ? "dialog " : ""}h1, h2` : `[role=${role}]`
  return visibleText(root?.querySelector(tag))
}

/** The screen at this moment of a path. */
export const screenAt = (flow: Flow, locale: Locale, snapshot: AnyMachineSnapshot): Screen => {
  const root = () => rendered(flow, locale, snapshot)
  return {
    textOf: (role) => textWithRole(root(), role),
    choiceOf: (value) =>
      textOf(
        root()
          ?.querySelectorAll("option")
          .find((each) => each.getAttribute("value") === value),
      ),
    sliderText: () => root()?.querySelector("input[type=range]")?.getAttribute("aria-valuetext") ?? null,
    isHidden: (text) => !(visibleText(root())?.includes(text) ?? true) && (textOf(root())?.includes(text) ?? false),
    has: (text) =>
      (textOf(root())?.includes(text) ?? false) ||
      (root()?.querySelectorAll("[aria-label]") ?? []).some((each) => each.getAttribute("aria-label")!.includes(text)),
  }
}
