import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { stateStory } from "#ui/story/story-of.tsx"
import { renderInFrame } from "./screen.tsx"
import { withServerTexts } from "./server-texts.ts"

export type Texts = Readonly<Record<Locale, readonly string[]>>

/**
 * The accepted texts of a flow. `everywhere` has the texts of all its states. The keys of `states` are comma-separated
 * names of the states that show the same additional texts.
 */
export interface AcceptedTexts {
  readonly everywhere: Texts
  readonly states: Readonly<Record<string, Texts>>
}

const locales = ["en-US", "ru-RU"] as const
const inEach = (texts: (locale: Locale) => readonly string[]): Texts =>
  Object.fromEntries(locales.map((locale) => [locale, texts(locale)])) as Texts as never

const attributes = ["aria-label", "alt", "placeholder", "title", "aria-valuetext"]

/** Returns true for a text with words. Other tests check figures. */
const hasWords = (text: string | null): text is string => text !== null && /\p{L}{2}/u.test(text)

const textsOf = (root: HTMLElement): readonly string[] => {
  const all = [...root.querySelectorAll("*")].filter(
    (each) => each.closest("[data-sample], [data-stand-in], noscript, svg title") === null,
  )
  const texts = all.flatMap((each) => [
    each.children.length === 0 ? each.textContent : null,
    ...attributes.map((name) => each.getAttribute(name)),
  ])
  return [...new Set(texts.filter(hasWords).map((text) => text.replaceAll(/\s+/g, " ").trim()))]
}

const Story = ({ walk, state }: { readonly walk: Flow["walk"]; readonly state: string }) =>
  stateStory(walk, state as never).render()

const renderState = ({ walk }: Flow, state: string, locale: Locale): HTMLElement =>
  renderInFrame({ locale, serverText: withServerTexts, children: <Story walk={walk} state={state} /> })

/** Collects the texts of each state of a flow in both languages. Texts that all states share are listed once. */
export const stateTexts = (flow: Flow): AcceptedTexts => {
  const found = new Map(
    flow.model.states.map((state) => [state, inEach((locale) => textsOf(renderState(flow, state, locale)))] as const),
  )
  const each = [...found.values()]
  const everywhere = inEach((locale) =>
    each[0]![locale].filter((text) => each.every((one) => one[locale].includes(text))),
  )
  const others = (texts: Texts) =>
    inEach((locale) => texts[locale].filter((text) => !everywhere[locale].includes(text)))
  const alike = Object.groupBy(found.keys(), (state) => JSON.stringify(others(found.get(state)!)))
  return {
    everywhere,
    states: Object.fromEntries(
      Object.entries(alike).map(([texts, states]) => [states!.join(", "), JSON.parse(texts) as Texts]),
    ),
  }
}
