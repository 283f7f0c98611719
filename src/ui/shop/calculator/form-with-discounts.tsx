import type { ReactNode } from "react"
import { findDisplayedQuote } from "#machines/shop/watch-quantity.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { StakingTerms } from "#ui/shop/staking-terms.tsx"
import { CalculatorForm } from "./calculator-form.tsx"
import type { CalculatorProps } from "./calculator-props.ts"
import { DiscountAndSale } from "./discount-and-sale.tsx"
import type { Promo } from "./use-promo-field.tsx"

interface FormProps extends CalculatorProps {
  readonly promo: Promo
  readonly onContinue: () => void
  readonly isBusy?: boolean
  /** The result of applying the code to the order. */
  readonly codeResult?: ReactNode
  readonly notice?: ReactNode
}

/** The calculator form with its discounts and, for staking, its terms. */
export const FormWithDiscounts = ({ promo, codeResult, onContinue, isBusy = false, notice, ...props }: FormProps) => {
  const { state, send, actor, dependencies } = props
  const { state: terms, send: sendTerms } = useFlow(dependencies.stakingTerms, undefined)
  const { quote } = state.context
  if (!quote) return null
  const displayedQuote = findDisplayedQuote(state)
  const isStaking = quote.offer.coin === "eth2"
  return (
    <CalculatorForm
      state={state}
      send={send}
      quote={quote}
      displayedQuote={displayedQuote}
      estimates={dependencies.estimates}
      Currency={dependencies.Currency}
      isBusy={isBusy}
      notice={notice}
      isBlocked={promo.isBlocking}
      onContinue={isStaking && !terms.matches("checked") ? () => sendTerms({ type: "order.continue" }) : onContinue}
      deal={
        <DiscountAndSale state={state} send={send} actor={actor} machines={dependencies} onRepriced={promo.recheck} />
      }
      extras={
        <>
          {promo.field}
          {codeResult}
          {isStaking && <StakingTerms state={terms} send={sendTerms} documents={dependencies.documents()} />}
        </>
      }
    />
  )
}
