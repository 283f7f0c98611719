import { useId } from "react"
import { useTranslation } from "react-i18next"
import { BigDecimal } from "effect"
import type { promoCheck } from "../../machines/promo-check/promo-check.machine"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

type Props = ScreenProps<typeof promoCheck>

/** The promo code and what became of it. */
export const PromoField = ({ state, send }: Props) => {
  const { t } = useTranslation("account")
  const id = useId()
  const Verdict = viewOf(verdicts, state)
  return (
    <div>
      <label htmlFor={id}>{t("promo.label")}</label>
      <input
        id={id} name="code" autoComplete="off" aria-describedby={`${id}-verdict`} aria-invalid={state.matches("invalid")}
        value={state.context.code} onChange={(event) => send({ type: "code.type", code: event.target.value })}
      />
      <p id={`${id}-verdict`} role="status"><Verdict state={state} send={send} /></p>
    </div>
  )
}

const verdicts: Views<typeof promoCheck> = {
  sorting: nothing,
  empty: nothing,
  typing: nothing,
  checking: () => useTranslation("account").t("promo.checking"),
  validWithSale: ({ state }) => useTranslation("account").t("promo.withSale", {
    percent: `${BigDecimal.format(state.context.answer!.discountPercent)} %`
  }),
  validWithoutSale: () => useTranslation("account").t("promo.withoutSale"),
  invalid: () => useTranslation("account").t("promo.referralWrong")
}
