import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Decimal } from "#domain/shared/money.ts"
import type { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Field, FieldError } from "#ui/kit/fields/field.tsx"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import css from "#ui/kit/fields/field.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The effect of the code on the surrounding page. */
export interface PromoCodeInUse {
  /**
   * The current discount in percent, equal to the discount in the total. If it is undefined, the field shows the result of the
   * check.
   */
  readonly discount?: Decimal | undefined
  /** True for a stake. No code makes a stake cheaper, however large the stake is. */
  readonly isStaking?: boolean | undefined
  /** True if the order already has this code. The result of the check adds nothing then. */
  readonly isAccepted?: boolean | undefined
}
interface OwnProps extends PromoCodeInUse {
  readonly messageId: string
}
type ViewProps = ScreenProps<typeof promoCheck> & {
  readonly optional?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly inUse?: PromoCodeInUse | undefined
}

/** A field for the promo code with the result of its check. */
export const PromoField = ({ state, send, optional = false, disabled, inUse = {} }: ViewProps) => {
  const { t } = useTranslation("account")
  return (
    <Field
      label={optional ? t("promo.optional") : t("promo.label")}
      message={(id) => (
        <div id={id} role="status">
          {renderView(verdicts, { state, send, messageId: id, ...inUse })}
        </div>
      )}
    >
      {(control) => (
        <input
          {...control}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          disabled={disabled}
          aria-invalid={state.matches("invalid")}
          value={state.context.code}
          onChange={(event) => send({ type: "promoCode.type", code: event.target.value })}
        />
      )}
    </Field>
  )
}

const WithoutSale = () => <p className={css.accepted}>{useTranslation("account").t("promo.withoutSale")}</p>

const WithSale = ({
  state,
  discount = state.context.answer!.discountPercent,
  isStaking = false,
}: ScreenProps<typeof promoCheck> & OwnProps) => {
  const { t } = useTranslation("account")
  const { percent } = useFormatters()
  if (!BigDecimal.isPositive(discount))
    return <p className={patterns.note}>{t(isStaking ? "promo.noDiscountOnStaking" : "promo.noDiscount")}</p>
  return (
    <p className={css.accepted} data-figure="product.discountPercent">
      {t("promo.withSale", { percent: percent(discount) })}
    </p>
  )
}

const Unchecked = ({ state, send, isAccepted = false }: ScreenProps<typeof promoCheck> & OwnProps) => {
  const { t } = useTranslation(["account", "common"])
  const { failure } = state.context
  if (isAccepted) return null
  return (
    <Notice kind="warn">
      <p>{t("account:promo.unchecked")}</p>
      {failure?.reason === "tooMany" && (
        <p>
          <FailureText failure={failure} />
        </p>
      )}
      <Button kind="quiet" onClick={() => send({ type: "check.retry" })}>
        {t("account:promo.retry")}
      </Button>
    </Notice>
  )
}

const Checking = () => <p className={patterns.note}>{useTranslation("account").t("promo.checking")}</p>

const verdicts: PartialViews<typeof promoCheck, OwnProps> = {
  checking: Checking,
  validWithSale: WithSale,
  validWithoutSale: WithoutSale,
  unchecked: Unchecked,
  invalid: ({ messageId }) => <FieldError id={`${messageId}-error`} message="account:promo.referralWrong" />,
}
