import { BigDecimal } from "effect"
import { useTranslation } from "react-i18next"
import type { Mining } from "#domain/shop/mining.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { stakeTermsOf } from "#domain/shop/stake.ts"
import type { Fact } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"

/**
 * Returns a function that lists the facts about a stake: its yield, whether it is returned, and its price compared with the
 * coin's. A mined coin has no such facts.
 */
export const useStakeFacts = () => {
  const { t } = useTranslation("estimates")
  const format = useFormatters()
  return (offer: Offer, mining: Mining): ReadonlyArray<Fact> => {
    const terms = stakeTermsOf(offer, mining)
    if (terms === null) return []
    const { yearlyYield, stakeReturn, premium, fee } = terms
    const compared = BigDecimal.isZero(premium) ? "same" : BigDecimal.isNegative(premium) ? "below" : "above"
    const returned =
      stakeReturn === "end" && offer.duration !== null
        ? t("stake.returned.end", { count: offer.duration })
        : stakeReturn === "never"
          ? t("stake.returned.never")
          : null
    return [
      { figure: "stake.yearlyYield", label: t("stake.yield"), value: format.percent(yearlyYield) },
      ...(returned === null ? [] : [{ label: t("stake.return"), value: returned }]),
      {
        figure: fee !== null ? "stake.fee" : compared === "same" ? undefined : "stake.premium",
        label: t("stake.price"),
        value:
          fee === null
            ? t(`stake.compared.${compared}`, { percent: format.percent(BigDecimal.abs(premium)) })
            : t("stake.compared.withFee", { percent: format.percent(fee) }),
      },
    ]
  }
}
