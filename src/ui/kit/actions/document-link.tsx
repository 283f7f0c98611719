import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"

interface Props {
  readonly href: string
  readonly children: ReactNode
}

/** A legal document, in a new tab so that the form beside it keeps its input. */
export const DocumentLink = ({ href, children }: Props) => {
  const { t } = useTranslation()
  return (
    <a href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <VisuallyHidden>{` ${t("newTab")}`}</VisuallyHidden>
    </a>
  )
}
