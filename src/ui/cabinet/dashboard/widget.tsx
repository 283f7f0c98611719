import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { LoadFailed, type LoadFailedProps } from "#ui/kit/feedback/load-states.tsx"
import { Section } from "#ui/kit/layout/page.tsx"

interface Props {
  readonly title: string
  /** The link to the full list. */
  readonly all: { readonly href: string; readonly text: string }
  readonly children: ReactNode
}

/** Shows the latest five entries of a list, with a link to the full list. */
export const Widget = ({ title, all, children }: Props) => (
  <Section
    title={title}
    aside={
      <TextLink kind="alone" href={all.href}>
        {all.text}
      </TextLink>
    }
  >
    {children}
  </Section>
)

/** The view of a widget whose load failed. The other widgets still work. */
export const WidgetFailed = (props: LoadFailedProps) => (
  <LoadFailed {...props} lead={useTranslation("dashboard").t("failed")} />
)
