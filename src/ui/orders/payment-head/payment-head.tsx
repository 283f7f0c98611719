import type { ReactNode } from "react"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payment.module.css"

export interface PaymentHeadProps {
  /** The title, which is the state of the payment. */
  readonly title: string
  readonly figure?: FigureMark | undefined
  /** One line below the title: the rate, the time or the next action. */
  readonly line?: ReactNode
  /** The only filled button, and links for alternatives. */
  readonly actions?: ReactNode
}

/** Shows the line and the actions below the title. Title, line and button keep their positions in every state of a payment. */
export const PaymentHead = ({ line, actions }: Pick<PaymentHeadProps, "line" | "actions">) => (
  <>
    {line && <div className={css.line}>{line}</div>}
    {actions && <div className={`${patterns.line} ${css.actions}`}>{actions}</div>}
  </>
)
