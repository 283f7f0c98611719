import type { ReactNode } from "react"
import { Block } from "#ui/kit/feedback/block.tsx"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { Figure } from "#ui/kit/figures/figure.tsx"
import figureCss from "#ui/kit/figures/figure.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./returns.module.css"

interface CellProps {
  readonly mark?: FigureMark
  readonly label: string
  readonly figure?: string
  readonly children?: ReactNode
}

/** Shows a figure with its label above and its explanation below. */
export const Cell = ({ mark, label, figure, children }: CellProps) => (
  <div className={css.cell}>
    <p className={patterns.note}>{label}</p>
    <p>
      {figure === undefined ? (
        <span className={`${figureCss.figure} ${figureCss.big}`}>
          <Block />
        </span>
      ) : (
        <Figure isBig figure={mark}>
          {figure}
        </Figure>
      )}
    </p>
    {children}
  </div>
)
