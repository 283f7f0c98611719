import type { i18n as I18n } from "i18next"
import { Component, type ReactNode } from "react"
import { I18nextProvider, useTranslation } from "react-i18next"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { paths } from "./paths.ts"

const requestIdOf = (error: unknown): string | null =>
  typeof error === "object" && error !== null && "requestId" in error && typeof error.requestId === "string"
    ? error.requestId
    : null

const Broken = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation()
  const requestId = requestIdOf(error)
  return (
    <Page title={t("broken.title")}>
      <p>{t("broken.description")}</p>
      {requestId !== null && <p>{t("broken.request", { requestId })}</p>}
      <div>
        <Button onClick={() => location.reload()}>{t("broken.reload")}</Button>
      </div>
      <TextLink href={paths.home()}>{t("notFound.home")}</TextLink>
    </Page>
  )
}

interface Props {
  readonly children: ReactNode
}
interface BoundaryState {
  readonly error: { readonly thrown: unknown } | null
}

/** Limits an error to one page and offers a way out. The boundary is a class, because React has no other form of it. */
export class PageBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { error: null }

  static getDerivedStateFromError(thrown: unknown): BoundaryState {
    return { error: { thrown } }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <Broken error={error.thrown} />
  }
}

/**
 * The outermost boundary, which also handles errors of the layout. The boundary provides the texts, because nothing above it
 * does.
 */
export const SiteBoundary = ({ i18n, children }: Props & { readonly i18n: I18n }) => (
  <I18nextProvider i18n={i18n}>
    <PageBoundary>{children}</PageBoundary>
  </I18nextProvider>
)
