import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { promoActivator } from "../../machines/promo-activator/promo-activator.machine"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

interface Extra {
  /** The field itself. */
  readonly children: ReactNode
}
interface Props extends Extra {
  readonly machine: typeof promoActivator
}
type ViewProps = ScreenProps<typeof promoActivator> & Extra

/** The promo field behind its link, for visitors. */
export const PromoActivator = ({ machine, children }: Props) => {
  const [state, send] = useFlow(machine, undefined)
  const View = viewOf(views, state)
  return <View state={state} send={send}>{children}</View>
}

const Ask = ({ send }: ViewProps) => {
  const { t } = useTranslation("buy")
  return <div><Button kind="quiet" onClick={() => send({ type: "promo.open" })}>{t("promo.activate")}</Button></div>
}

const views: Views<typeof promoActivator, Extra> = { hidden: nothing, link: Ask, field: ({ children }) => children }
