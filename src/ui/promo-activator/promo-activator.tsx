import type { ReactNode } from "react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { promoActivator } from "../../machines/promo-activator/promo-activator.machine"
import { useOnArrival } from "../flow"
import { Button } from "../kit/button"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

interface Extra {
  /** The field itself. */
  readonly children: ReactNode
}
type Props = ScreenProps<typeof promoActivator> & Extra

/** The promo field behind its link, for visitors. */
export const PromoActivator = (props: Props) => {
  const View = viewOf(views, props.state)
  return <View {...props} />
}

const Ask = ({ send }: Props) => {
  const { t } = useTranslation("buy")
  return <div><Button kind="quiet" onClick={() => send({ type: "promo.open" })}>{t("promo.activate")}</Button></div>
}

const Opened = ({ children }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  // The button with the focus is gone: what is typed next belongs here.
  useOnArrival(() => place.current?.querySelector("input")?.focus())
  return <div ref={place}>{children}</div>
}

const views: Views<typeof promoActivator, Extra> = { hidden: nothing, link: Ask, field: ({ children }) => <div>{children}</div>, opened: Opened }
