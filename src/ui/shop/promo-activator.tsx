import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { promoActivator } from "#machines/shop/promo-activator.machine.ts"
import { TextButton } from "#ui/kit/actions/text-link.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

interface ExtraProps {
  readonly children: ReactNode
}
type Props = ScreenProps<typeof promoActivator> & ExtraProps

/** A visitor's promo field, collapsed behind a link. */
export const PromoActivator = (props: Props) => renderView(views, props)

const Ask = ({ send }: Props) => {
  const { t } = useTranslation("buy")
  return (
    <div>
      <TextButton onClick={() => send({ type: "promo.open" })}>{t("promo.activate")}</TextButton>
    </div>
  )
}

/** Focuses the field, because the focused button is gone. */
const focusField = (mark: HTMLElement | null) =>
  mark?.parentElement?.querySelector<HTMLInputElement>("[name=code]")?.focus()

const Opened = ({ children }: Props) => (
  <>
    <span hidden ref={focusField} />
    {children}
  </>
)

const views: StateViews<typeof promoActivator, ExtraProps> = {
  hidden: noView,
  link: Ask,
  field: ({ children }) => children,
  opened: Opened,
}
