import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { promoCheck } from "../../machines/promo-check/promo-check.machine"
import { useFormat } from "../format"
import css from "../kit/field.module.css"
import { FieldError } from "../kit/field-message"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import own from "./promo-field.module.css"

interface Extra {
  readonly messageId: string
  readonly suspended: boolean
}
type Props = ScreenProps<typeof promoCheck> & {
  readonly optional?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The code holds, and gives nothing for what is chosen. */
  readonly suspended?: boolean | undefined
}

/** The promo code and what became of it. */
export const PromoField = ({ state, send, optional = false, disabled, suspended = false }: Props) => {
  const { t } = useTranslation("account")
  const id = useId()
  const messageId = `${id}-verdict`
  const Verdict = viewOf(verdicts, state)
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>{optional ? t("promo.optional") : t("promo.label")}</label>
      <div className={css.box}>
        <input
          id={id} name="code" className={css.input} autoComplete="off" autoCapitalize="characters" spellCheck={false}
          maxLength={64} disabled={disabled} aria-describedby={messageId} aria-invalid={state.matches("invalid")}
          value={state.context.code} onChange={(event) => send({ type: "code.type", code: event.target.value })}
        />
      </div>
      <div id={messageId} role="status"><Verdict state={state} send={send} messageId={messageId} suspended={suspended} /></div>
    </div>
  )
}

const WithoutSale = () => <p className={own.accepted}>{useTranslation("account").t("promo.withoutSale")}</p>

const WithSale = ({ state, suspended }: ScreenProps<typeof promoCheck> & Extra) => {
  const { t } = useTranslation("account")
  const { percent } = useFormat()
  if (suspended) return <WithoutSale />
  return <p className={own.accepted}>{t("promo.withSale", { percent: percent(state.context.answer!.discountPercent) })}</p>
}

const verdicts: Views<typeof promoCheck, Extra> = {
  sorting: nothing,
  empty: nothing,
  typing: nothing,
  checking: () => <p className={css.below}>{useTranslation("account").t("promo.checking")}</p>,
  validWithSale: WithSale,
  validWithoutSale: WithoutSale,
  invalid: ({ messageId }) => <FieldError id={`${messageId}-error`} message="account:promo.referralWrong" />
}
