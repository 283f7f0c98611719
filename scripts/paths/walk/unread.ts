import { formatStateName } from "#machines/kit/state-name.ts"
import type { Flow } from "#scripts/paths/flows.ts"
import { recordReading } from "#scripts/paths/words/recorder.ts"
import { screenAt } from "#scripts/paths/words/screen.tsx"

const locale = "en-US"
/** Figures such as "$1,245.50", "0.00150000 BTC", "10.8%" and "Nov 21, 2026". */
const figure =
  /[$€₽]\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?(?:%|btc|eth|usdt?|[GT]h\/s)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}/gi

const globalOf = (text: string | RegExp): RegExp =>
  typeof text === "string"
    ? new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), "g")
    : new RegExp(text.source.replaceAll(/^\^|\$$/g, ""), "g")

const rangesOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, to: index + found.length, found }))

/** Finds amounts, percentages and dates on the screen of each state that its walk does not check. */
export const findUnreadFigures = async (flow: Flow): Promise<ReadonlyMap<string, readonly string[]>> => {
  const unread = new Map<string, readonly string[]>()
  if (flow.walk.hasNoScreen) return unread
  for (const [state, snapshots] of Map.groupBy(flow.model.exploration().snapshots, ({ value }) =>
    formatStateName(value),
  )) {
    const patterns = (await recordReading(flow, locale, state)).map(globalOf)
    const shown = snapshots.flatMap((snapshot) => {
      const text = screenAt(flow, locale, snapshot).visibleText
      const read = patterns.flatMap((pattern) => rangesOf(pattern, text))
      return rangesOf(figure, text).map(({ from, to, found }) => ({
        found,
        isRead: read.some((range) => range.from < to && range.to > from),
      }))
    })
    const read = new Set(shown.flatMap(({ found, isRead }) => (isRead ? [found] : [])))
    const left = new Set(shown.flatMap(({ found }) => (read.has(found) ? [] : [found])))
    if (left.size > 0) unread.set(state, [...left])
  }
  return unread
}
