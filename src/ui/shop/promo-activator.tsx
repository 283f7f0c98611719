import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { promoActivator } from "#machines/shop/promo-activator.machine.ts"
import { TextButton } from "#ui/kit/actions/text-link.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

interface OwnProps {
  readonly children: ReactNode
}
type ViewProps = ScreenProps<typeof promoActivator> & OwnProps

/** A visitor's promo field, collapsed behind a link. */
export const PromoActivator = (props: ViewProps) => renderView(views, props)

const ActivationButton = ({ send }: ViewProps) => {
  const { t } = useTranslation("buy")
  return (
    <div>
      <TextButton onClick={() => send({ type: "promo.open" })}>{t("promo.activate")}</TextButton>
    </div>
  )
}

/** Focuses the field. The pressed button is gone. */
const focusField = (mark: HTMLElement | null) =>
  mark?.parentElement?.querySelector<HTMLInputElement>("[name=code]")?.focus()

const Opened = ({ children }: ViewProps) => (
  <>
    <span hidden ref={focusField} />
    {children}
  </>
)

const views: StateViews<typeof promoActivator, OwnProps> = {
  hidden: noView,
  link: ActivationButton,
  field: ({ children }) => children,
  opened: Opened,
}
