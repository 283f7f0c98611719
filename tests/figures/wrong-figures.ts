import type { Answers } from "./answers.ts"
import { disagreements, wrongFigure, type Found } from "./compare.ts"
import type { Shown } from "./read-page.ts"
import { markedFigures } from "./shown-figures.ts"
import { unmarkedIn } from "./unmarked.ts"

export interface Seen {
  readonly name: string
  readonly url: string
  /** The id of the order or contract to which the page belongs. */
  readonly owner?: string
  readonly shown: Shown
}

/**
 * Lists figures outside of every mark, marked texts without their figures, figures that differ from the oracle, and
 * figures that contradict each other.
 */
export const wrongIn = (all: Answers, seen: readonly Seen[], locale: string): readonly string[] => {
  const found: Array<Found> = []
  const wrong = seen.flatMap(({ name, url, owner, shown: { marks, rest } }) => {
    const at = `${name} ${url}`
    const unread = marks.flatMap(({ figures, owners, text }) => {
      const shown = markedFigures(text, figures.length, locale)
      if (shown === null) return [`${at}: "${text}" does not have the figures ${figures.join(" ")}`]
      const whose = owner === undefined ? owners : [owner, ...owners]
      for (const [index, figure] of figures.entries())
        found.push({ place: name, figure, owners: whose, shown: shown[index]! })
      return []
    })
    return [...unmarkedIn(rest, locale).map((line) => `${at}: "${line}" has no mark`), ...unread]
  })
  return [...new Set([...wrong, ...found.flatMap((one) => wrongFigure(all, one) ?? []), ...disagreements(found)])]
}
