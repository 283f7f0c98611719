import type { ReactNode } from "react"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import css from "./copy-line.module.css"

interface Props {
  readonly label: string
  /** The name of the copied text: "the bank". */
  readonly copies: string
  readonly text: string
  /** The payment depends on this text: its label is above it, and it may be larger. */
  readonly main?: boolean
  /** The text as it is shown. */
  readonly children: ReactNode
  readonly note?: ReactNode
}

/** A text that people carry to their wallet or their bank. */
export const CopyLine = ({ label, copies, text, main = false, children, note }: Props) => (
  <div className={main ? `${css.line} ${css.main}` : css.line}>
    <dt>{label}</dt>
    <dd>
      {children}
      <CopyButton text={text} label={copies} />
    </dd>
    {note}
  </div>
)

export const CopyLines = ({ children }: { readonly children: ReactNode }) => <dl className={css.lines}>{children}</dl>
