import { Link } from "wouter"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./segmented-links.module.css"

interface Props {
  readonly label: string
  readonly items: ReadonlyArray<{ readonly href: string; readonly text: string; readonly isCurrent: boolean }>
}

/** A choice between a few views of a page, such as its tabs or the states of a list. Each view has its own URL. */
export const SegmentedLinks = ({ label, items }: Props) => (
  <nav aria-label={label}>
    <ul className={`${patterns.onScreen} ${css.links}`}>
      {items.map(({ href, text, isCurrent }) => (
        <li key={text} data-bold={text}>
          <Link href={href} className={`${patterns.control} ${css.link}`} aria-current={isCurrent ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
