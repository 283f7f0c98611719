import type { ReactNode } from "react"
import { listEntriesWithGaps, type DecodedEntries } from "#domain/shared/entries.ts"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./security-list.module.css"

interface Props<Entry> {
  readonly label: string
  readonly entries: DecodedEntries<Entry>
  /** Renders a readable entry as a list item. */
  readonly children: (entry: Entry) => ReactNode
}

/** The list of a topic. An unreadable entry has a placeholder in it. */
export const SecurityList = <Entry,>({ label, entries, children }: Props<Entry>) => (
  <ul aria-label={label}>
    {listEntriesWithGaps(entries).map((entry, place) =>
      entry === null ? (
        <li key={`unreadable/${place}`} className={`${patterns.line} ${css.row}`}>
          <UnreadableEntry />
        </li>
      ) : (
        children(entry)
      ),
    )}
  </ul>
)
