import type { Locale } from "#domain/shared/currency.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDoneByPerson, type PathState, type Script } from "#scripts/paths/script.ts"
import type { RecordedInteraction } from "#scripts/paths/words/interactions.ts"
import { placeIn, withoutPlace } from "#scripts/paths/words/sample-words.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"
import {
  describeNextState,
  isTransient,
  isSeen,
  pathStatesOf,
  panelButton,
  createSentenceWriterAt,
} from "./path-states.ts"
import { shorten } from "./shorten.ts"
import { listTitleParts, nameOf, type TitlePart } from "./title-parts.ts"

/** A visible text, and its rank as a description of a path's end. Rank 0 describes it best. */
interface SeenNotes {
  readonly text: string
  readonly rank: number
}

/** The rank of a missing text, which describes the end worst. */
const missingRank = 8
const messages = ["alert", "status"]
const titles = ["heading", "dialog"]
const controls = ["button", "link", "textbox", "combobox", "spinbutton", "radio", "checkbox", "switch", "slider"]
const rankOf = (interaction: RecordedInteraction): number => {
  if (interaction.kind === "address") return 0
  if (interaction.kind === "absent") return missingRank
  if (interaction.kind !== "see") return 2
  const { query, matcher } = interaction.target
  if (messages.includes(String(matcher))) return 1
  if (query === "text" || titles.includes(String(matcher))) return 3
  return query === "label" || controls.includes(String(matcher)) ? 5 : 4
}

const seenAt = (flow: Flow, locale: Locale, { state, sees }: PathState): readonly SeenNotes[] => {
  const { control, describe, t } = createSentenceWriterAt(flow, locale, state)
  // Server texts are translated before the title is shortened, because a shortened text is not recognizable.
  const short = (text: string) => shorten(withServerTexts(locale, text))
  const textOf = (interaction: RecordedInteraction): string => {
    if (interaction.kind === "address") return short(t("title.goesTo", { path: interaction.path }))
    if (interaction.kind === "absent")
      return t("title.gone", { control: short(control(interaction.target, "missing")) })
    if (interaction.kind !== "see") return short(describe(interaction))
    if (interaction.target.matcher === "img") return /["«].*["»]/.exec(describe(interaction))?.[0] ?? ""
    const own = control(interaction.target)
    // The words and the kind of a control describe it, because nobody presses it at the end.
    const kind = rankOf(interaction) === 5 ? /(?<=^[^→]*) \([^(),]+\)$/.exec(own)?.[0] : undefined
    return `${short(own)}${kind ?? ""}`
  }
  // A number without words describes little, so it ranks lower.
  const rank = (interaction: RecordedInteraction, text: string) =>
    rankOf(interaction) + (/\p{L}{2}/u.test(text) ? 0 : 2)
  return sees.filter(isSeen).flatMap((interaction) => {
    const text = textOf(interaction)
    return text === "" ? [] : [{ text, rank: rank(interaction, text) }]
  })
}

/** Title parts by which a title distinguishes a path from other paths of its flow. */
export interface PathSummary {
  readonly script: Script
  /** The texts that best describe the end of the path. */
  readonly ends: readonly string[]
  /** All actions and events of the path, in order. */
  readonly titleParts: readonly TitlePart[]
  /** Texts that appear during the path. */
  readonly appears: readonly string[]
  /** The positions of the model's samples among samples with the same name. */
  readonly samples: readonly string[]
  /** The names of the model's samples. */
  readonly names: readonly string[]
  /** The lines of text on all screens of the path. */
  readonly lines: () => readonly string[]
}

/**
 * Returns the title parts by which a title distinguishes this script. The end of a script for Storybook (`isOnApp` is false)
 * includes a state that the application leaves immediately.
 */
export const summarizePath = (flow: Flow, locale: Locale, script: Script, isOnApp: boolean): PathSummary => {
  const t = translateTo(locale)
  const pathStates = pathStatesOf(script)
  const seen = pathStates.map((pathState) => {
    // Nobody sees a state that the application leaves immediately.
    const isPassed = isTransient(flow, pathState) && (isOnApp || pathState !== pathStates.at(-1))
    return isPassed ? [] : seenAt(flow, locale, pathState)
  })
  const last = seen.at(-1)!
  const before = new Set(seen.at(-2)?.map(({ text }) => text))
  // A new text describes the end better than one that was visible before.
  const scoreOf = ({ text, rank }: SeenNotes) => rank + (before.has(text) ? 2.5 : 0)
  const best = Math.min(...last.map(scoreOf))
  // Removes the remark in brackets from the text.
  const next = isOnApp
    ? describeNextState(flow, locale, pathStates.at(-1)!)?.map((text) => text.split(" (")[0]!)
    : undefined
  const samples = script.steps.flatMap(({ does, event }, index) =>
    isDoneByPerson(does) ? [] : [panelButton(flow, pathStates[index]!, event).when],
  )
  const places = samples.flatMap((name) => placeIn(name) ?? [])
  return {
    script,
    ends: next ?? last.filter((each) => scoreOf(each) === best).map(({ text }) => text),
    titleParts: script.steps.flatMap((step, index) => listTitleParts(flow, locale, pathStates[index]!, step)),
    appears: seen
      .slice(1, -1)
      .flatMap((texts, index) =>
        texts.flatMap(({ text, rank }) =>
          rank === missingRank || seen[index]!.some((each) => each.text === text) ? [] : [t("title.appears", { text })],
        ),
      ),
    samples: places.length === 0 ? [] : [t("title.sample", { place: places.join(", ") })],
    names: samples.filter((name) => withoutPlace(name) !== "").map((name) => nameOf(locale, name)),
    lines: () =>
      pathStates
        .flatMap(({ state }) => screenAt(flow, locale, state).lines())
        .map((text) => t("title.shows", { text: shorten(t("quote", { text: withServerTexts(locale, text) })) })),
  }
}
