import { useId, type ReactNode } from "react"
import { PreserveFocus } from "#ui/shared/preserve-focus.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./security-list.module.css"

interface Props {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

export const SecuritySectionPanel = ({ title, text, children }: Props) => {
  const id = useId()
  return (
    <PreserveFocus className={`${patterns.stack} ${css.section}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </PreserveFocus>
  )
}
