import type { ReactNode } from "react"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payment.module.css"

export interface PaymentHeadProps {
  /** The state of the payment. */
  readonly title: string
  readonly figure?: FigureMark | undefined
  /** One line below it: the rate, the time or what to do. */
  readonly line?: ReactNode
  /** The one filled button, and links for other ways. */
  readonly actions?: ReactNode
}

/** The state, one line and one button, the same in every state; everything else follows. */
export const PaymentHead = ({ line, actions }: Pick<PaymentHeadProps, "line" | "actions">) => (
  <>
    {line && <div className={css.line}>{line}</div>}
    {actions && <div className={`${patterns.line} ${css.actions}`}>{actions}</div>}
  </>
)
