import { findDisagreements, describeWrongFigure, type FoundFigure } from "./compare.ts"
import type { ShownFigures } from "./read-page.ts"
import type { Responses } from "./responses.ts"
import { markedFigures } from "./shown-figures.ts"
import { unmarkedIn } from "./unmarked.ts"

export interface ReadPage {
  readonly name: string
  readonly url: string
  /** The id of the order or contract to which the page belongs. */
  readonly owner?: string
  readonly shown: ShownFigures
}

/**
 * Lists figures outside of every mark, marked texts without their figures, figures that differ from the oracle, and
 * figures that contradict each other.
 */
export const findWrongFigures = (all: Responses, seen: readonly ReadPage[], locale: string): readonly string[] => {
  const found: Array<FoundFigure> = []
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
  return [
    ...new Set([...wrong, ...found.flatMap((one) => describeWrongFigure(all, one) ?? []), ...findDisagreements(found)]),
  ]
}
