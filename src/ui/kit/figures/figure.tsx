import { digits } from "./amount.tsx"
import css from "./figure.module.css"
import type { FigureMark } from "./figure-mark.ts"

interface Props {
  readonly figure?: FigureMark | undefined
  readonly big?: boolean | undefined
  /** To be copied or sent: all digits look alike. */
  readonly exact?: boolean | undefined
  /** The figures beside it: all have the size of the longest. */
  readonly among?: ReadonlyArray<string> | undefined
  readonly children: string
}

/** A figure must stay on one line, so its size drops one step at each of these lengths. */
const long = { big: [12, 19], plain: [17, 22] } as const

const stepOf = (length: number, [some, many]: readonly [number, number]) =>
  length >= many ? css.longest : length >= some ? css.long : ""

/** A prominent amount: 28 px, or 38 px when it is the subject of the page. No browser translates it. */
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
