import { Link } from "wouter"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./segmented-links.module.css"

interface Props {
  readonly label: string
  readonly items: ReadonlyArray<{ readonly href: string; readonly text: string; readonly current: boolean }>
}

/** A choice of a few options, each a link. */
export const SegmentedLinks = ({ label, items }: Props) => (
  <nav aria-label={label}>
    <ul className={`${patterns.onScreen} ${css.links}`}>
      {items.map(({ href, text, current }) => (
        <li key={text} data-bold={text}>
          <Link href={href} className={`${patterns.control} ${css.link}`} aria-current={current ? "page" : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
