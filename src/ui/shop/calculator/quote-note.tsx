import { useTranslation } from "react-i18next"
import { findPayableGap } from "#domain/payments/payable.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import type { QuantityAdjustment } from "#domain/shop/quantity.ts"
import type { Quote } from "#domain/shop/quote.ts"
import type { calculator } from "#machines/shop/calculator.machine.ts"
import { FailureDetails, FailureText } from "#ui/kit/feedback/failure-text.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { renderView, type PartialViews, type ScreenProps } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import css from "./calculator-form.module.css"

interface QuoteProps {
  readonly quote: Quote
}
type ViewProps = ScreenProps<typeof calculator> & QuoteProps

/** Shows the notes about the quote in one live region. */
export const QuoteNote = (props: ViewProps) => (
  <div role="status" className={`${css.note} ${props.state.context.order ? css.saved : css.changes}`}>
    {renderView(notes, props)}
  </div>
)

const Adjusted = ({ quote, adjustment }: QuoteProps & { readonly adjustment: QuantityAdjustment }) => {
  const { t } = useTranslation("buy")
  const { quantity } = useFormatters()
  const { offer } = quote
  // Renders nothing if `PayableNote` is shown, which states the quantity that can be paid.
  if (findPayableGap(quote) !== null) return null
  return (
    <Notice kind="info">
      <span data-figure="purchase.power">
        {t(`calculator.adjusted.${adjustment}`, {
          quantity: quantity(quote.quantity, chooseNamedUnit(offer.coin, offer.unit)),
        })}
      </span>
    </Notice>
  )
}

/** Shows that the order is saved. A visitor's quote is stored nowhere, so a visitor never sees this note. */
const Saved = ({ state, quote }: ViewProps) => {
  const { t } = useTranslation("buy")
  return (
    <>
      {quote.adjustment && <Adjusted quote={quote} adjustment={quote.adjustment} />}
      {state.context.order && <Status kind="ok">{t("calculator.saved")}</Status>}
    </>
  )
}

const savingView =
  (textKey: "unsaved" | "saving") =>
  ({ quote }: ViewProps) => {
    const { t } = useTranslation("buy")
    return (
      <>
        {quote.adjustment && <Adjusted quote={quote} adjustment={quote.adjustment} />}
        <Status kind="idle">{t(`calculator.${textKey}`)}</Status>
      </>
    )
  }

const Unconfirmed = ({ quote }: ViewProps) => {
  const { t } = useTranslation("buy")
  return (
    <>
      {quote.adjustment && <Adjusted quote={quote} adjustment={quote.adjustment} />}
      <Status kind="idle">{t("calculator.unconfirmed")}</Status>
    </>
  )
}

const CostFollows = () => <Status kind="idle">{useTranslation("buy").t("calculator.costFollows")}</Status>

const QuantityFollows = ({ quote: { offer } }: ViewProps) => (
  <Status kind="idle">
    {useTranslation("buy").t(offer.coin === "eth2" ? "calculator.stakeFollows" : "calculator.quantityFollows")}
  </Status>
)

const Restored = ({ state, quote }: ViewProps) => {
  const { t } = useTranslation("buy")
  const { quantity } = useFormatters()
  const { failure } = state.context
  return (
    <Notice kind="danger">
      {failure && (
        <p>
          <FailureText failure={failure} />
        </p>
      )}
      <FailureDetails failure={failure} />
      <p data-figure="purchase.power">
        {t("calculator.restored", {
          quantity: quantity(quote.quantity, chooseNamedUnit(quote.offer.coin, quote.offer.unit)),
        })}
      </p>
    </Notice>
  )
}

const Restoring = () => <Status kind="idle">{useTranslation("buy").t("calculator.restoring")}</Status>

const Repricing = () => <Status kind="idle">{useTranslation("buy").t("calculator.repricing")}</Status>

const Unsaved = savingView("unsaved")
const Saving = savingView("saving")

const notes: PartialViews<typeof calculator, QuoteProps> = {
  editing: {
    synced: Saved,
    clamped: Saved,
    quantityLeads: CostFollows,
    costLeads: QuantityFollows,
    unconfirmed: Unconfirmed,
    pending: Unsaved,
    saving: Saving,
    savingInBackground: Saving,
    restored: Restored,
  },
  repricing: Repricing,
  flushing: Saving,
  restoring: Restoring,
}
