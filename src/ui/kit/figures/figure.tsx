import { digits } from "./amount.tsx"
import type { FigureMark } from "./figure-mark.ts"
import css from "./figure.module.css"

interface Props {
  readonly figure?: FigureMark | undefined
  readonly big?: boolean | undefined
  /** Keeps all digits alike, for an amount that is copied or sent. */
  readonly exact?: boolean | undefined
  /** The figures next to this one. All of them get the size of the longest. */
  readonly among?: ReadonlyArray<string> | undefined
  readonly children: string
}

/** The numbers of characters from which the figure is one size and two sizes smaller, because it must stay on one line. */
const long = { big: [12, 19], plain: [17, 22] } as const

const stepOf = (length: number, [some, many]: readonly [number, number]) =>
  length >= many ? css.longest : length >= some ? css.long : ""

/** A prominent amount: 28 px, or 38 px if it is the subject of the page. Browsers do not translate it. */
export const Figure = ({ figure, big = false, exact = false, among = [], children }: Props) => {
  const step = stepOf(Math.max(...[children, ...among].map(({ length }) => length)), long[big ? "big" : "plain"])
  return (
    <span
      className={`${css.figure} ${big ? css.big : ""} ${step}`}
      translate="no"
      data-figure={figure}
      data-exact={exact ? "" : undefined}
    >
      {exact ? children : digits(children)}
    </span>
  )
}
