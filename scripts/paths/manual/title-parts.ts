import type { Locale } from "#domain/shared/currency.ts"
import type { CallFailureReason } from "#domain/shared/failure.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { isDoneByPerson, type PathState, type ScriptStep } from "#scripts/paths/script.ts"
import { formatDuration } from "#scripts/paths/words/durations.ts"
import type { RecordedInteraction } from "#scripts/paths/words/interactions.ts"
import { translateSampleName, withoutPlace } from "#scripts/paths/words/sample-words.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"
import { createSentenceWriter } from "#scripts/paths/words/sentences.ts"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { translateTo } from "#scripts/paths/words/translate.ts"
import { panelButton, withoutClearing } from "./path-states.ts"
import { shorten } from "./shorten.ts"

/** An action or experience of a person in a path, in the words of a title. */
export interface TitlePart {
  readonly text: string
  /** True if the person did not cause it: a failure, an event from outside, or the passage of time. */
  readonly isExternal: boolean
}

/** Shortens a long word in the middle, because the addresses of wallets differ at their ends. */
const shortenSecret = (text: string): string => text.replace(/^(\S{6})\S{8,}(\S{6})$/, "$1…$2")

const doneAt = (
  flow: Flow,
  locale: Locale,
  { state }: PathState,
  interactions: readonly RecordedInteraction[],
): readonly string[] => {
  const screen = screenAt(flow, locale, state)
  const { control, describe, t } = createSentenceWriter(locale, screen)
  const { choiceOf } = screen
  return withoutClearing(interactions).flatMap((interaction) => {
    if (interaction.kind === "leave") return [t("title.left")]
    if (
      !("target" in interaction) ||
      interaction.kind === "see" ||
      interaction.kind === "absent" ||
      interaction.kind === "unhover"
    )
      return []
    if (interaction.kind === "type" || interaction.kind === "pick")
      return interaction.text.trim() === "" || interaction.target.matcher === "slider"
        ? [shorten(describe({ ...interaction, kind: "holds" }))]
        : [
            t("title.typed", {
              text: t("quote", { text: shortenSecret(choiceOf(interaction.text) ?? interaction.text) }),
              control: shorten(control(interaction.target, "into")),
            }),
          ]
    const key = interaction.target.matcher === "radio" ? "title.chosen" : "title.pressed"
    return [t(key, { control: shorten(control(interaction.target)) })]
  })
}

/** Text keys of failures that many machines have, by the sample's name. */
const failures: Readonly<Record<string, string>> = {
  "429 with Retry-After": "tooMany",
  "the two-factor challenge was closed": "cancelled",
}

/** Returns the name of a sample for a title. The first words are enough. */
export const nameOf = (locale: Locale, name: string): string => {
  const t = translateTo(locale)
  const failure = failures[withoutPlace(name)]
  if (failure !== undefined) return t("title.answered", { context: failure })
  return withoutPlace(name).startsWith("any other")
    ? t("title.answered")
    : shorten(translateSampleName(locale, name).replace(/(?:;| \().*$/, ""))
}

interface Refused {
  readonly message?: string | null
}

/** Describes an unusual answer: a failure in its own words or in the server's, or a sample that has a name. */
const describeAnswer = (
  locale: Locale,
  {
    tag,
    reason,
    sample,
  }: { readonly tag: string; readonly reason: CallFailureReason | null; readonly sample: unknown },
  name: string,
): readonly string[] => {
  const t = translateTo(locale)
  if (tag === "ok") return name === "" ? [] : [nameOf(locale, name)]
  const { message } = (sample ?? {}) as Refused
  const plain = t("title.answered")
  const text = t("title.answered", { context: reason ?? tag })
  return [text === plain && message ? shorten(t("quote", { text: withServerTexts(locale, message) })) : text]
}

const describeEvent = (locale: Locale, type: string, name: string): string => {
  const t = translateTo(locale)
  const [noun = "", verb = ""] = type.split(".")
  const exact = t("title.happened", { context: noun + verb.charAt(0).toUpperCase() + verb.slice(1) })
  const event = exact === t("title.happened") ? t("title.happened", { context: noun }) : exact
  return name === "" ? event : shorten(t("title.named", { event, sample: nameOf(locale, name) }))
}

/** Returns the title parts of one step, which begins in this state of the path. */
export const listTitleParts = (
  flow: Flow,
  locale: Locale,
  pathState: PathState,
  { does, event }: ScriptStep,
): readonly TitlePart[] => {
  const toExternal = (text: string): TitlePart => ({ text, isExternal: true })
  if (isDoneByPerson(does)) return doneAt(flow, locale, pathState, does).map((text) => ({ text, isExternal: false }))
  if (does.kind === "delay")
    return [toExternal(translateTo(locale)("title.passed", { duration: formatDuration(locale, does.milliseconds) }))]
  const name = withoutPlace(panelButton(flow, pathState, event).when)
  return does.kind === "answer"
    ? describeAnswer(locale, does, name).map(toExternal)
    : [toExternal(describeEvent(locale, does.type, name))]
}
