import type { ReactNode } from "react"
import { Section } from "../kit/section"
import { TextLink } from "../kit/text-link"

interface Props {
  readonly title: string
  /** Where the whole list is, and what it is called. */
  readonly all: { readonly href: string; readonly text: string }
  readonly children: ReactNode
}

/** The last five of a list, with the way to the rest. */
export const Widget = ({ title, all, children }: Props) => (
  <Section
    title={title}
    beside={
      <TextLink kind="alone" href={all.href}>
        {all.text}
      </TextLink>
    }
  >
    {children}
  </Section>
)
