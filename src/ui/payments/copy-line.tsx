import type { ReactNode } from "react"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import css from "./copy-line.module.css"

interface Props {
  readonly label: string
  /** The name of the copied value: "the bank". */
  readonly copies: string
  readonly text: string
  /** Emphasises a value on which the payment depends. The label is above the value, which may be larger. */
  readonly isMain?: boolean
  /** The displayed form of the value. */
  readonly children: ReactNode
  readonly note?: ReactNode
}

/** A line with a value that people copy to their wallet or their bank. */
export const CopyLine = ({ label, copies, text, isMain = false, children, note }: Props) => (
  <div className={isMain ? `${css.line} ${css.main}` : css.line}>
    <dt>{label}</dt>
    <dd>
      {children}
      <CopyButton text={text} label={copies} />
    </dd>
    {note}
  </div>
)

export const CopyLines = ({ children }: { readonly children: ReactNode }) => <dl className={css.lines}>{children}</dl>
