import type { ReactNode } from "react"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly name: string
  readonly title: ReactNode
  readonly children: ReactNode
}

export const FactCell = ({ name, title, children }: Props) => (
  <li>
    <p className={patterns.note}>{name}</p>
    <h3>{title}</h3>
    {children}
  </li>
)
