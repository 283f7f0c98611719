import { renderDigits } from "./amount.tsx"
import type { FigureMark } from "./figure-mark.ts"
import css from "./figure.module.css"

interface Props {
  readonly figure?: FigureMark | undefined
  readonly isBig?: boolean | undefined
  /** Makes all digits equally prominent, for an amount that is copied or sent. */
  readonly isExact?: boolean | undefined
  /** The figures next to this one. All of them get the size of the longest. */
  readonly among?: ReadonlyArray<string> | undefined
  readonly children: string
}

/** The numbers of characters from which the figure is one size and two sizes smaller, because it must stay on one line. */
const lengthLimits = { big: [12, 19], plain: [17, 22] } as const

const stepOf = (length: number, [some, many]: readonly [number, number]) =>
  length >= many ? css.longest : length >= some ? css.long : ""

/** A prominent amount: 28 px, or 38 px if it is the subject of the page. Browsers do not translate it. */
export const Figure = ({ figure, isBig = false, isExact = false, among = [], children }: Props) => {
  const step = stepOf(
    Math.max(...[children, ...among].map(({ length }) => length)),
    lengthLimits[isBig ? "big" : "plain"],
  )
  return (
    <span
      className={`${css.figure} ${isBig ? css.big : ""} ${step}`}
      translate="no"
      data-figure={figure}
      data-exact={isExact ? "" : undefined}
    >
      {isExact ? children : renderDigits(children)}
    </span>
  )
}
