import { useTranslation } from "react-i18next"
import { type Offer, findPayoutCode } from "#domain/shop/offer.ts"
import { isMaintenanceFeeUnknown, maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { Facts } from "#ui/kit/figures/key-values.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { unknownValueText } from "#ui/shared/intl-formats.ts"

const useFee = () => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  return (offer: Offer): string => {
    const fee = maintenanceFeeOf(offer)
    if (fee)
      return t(`facts.feeOf.${fee.per}`, {
        amount: format.amount(fee.perUnit, offer.currency),
        unit: format.unit(fee.unit),
      })
    return isMaintenanceFeeUnknown(offer) ? unknownValueText : t("facts.noFee")
  }
}

const useTerm = () => {
  const { t } = useTranslation("home")
  return ({ type, duration }: Offer): string => {
    if (duration !== null) return t("facts.months", { count: duration })
    return type === "Unlimited" ? t("facts.openEnded") : unknownValueText
  }
}

interface Props {
  readonly offer: Offer | null
}

/** Lists the terms of the offer in the calculator. The values are empty before the offer is known, so that nothing moves. */
export const ContractFacts = ({ offer }: Props) => {
  const { t } = useTranslation("home")
  const [fee, term] = [useFee(), useTerm()]
  const coin = findPayoutCode(offer?.coin)
  const facts = [
    {
      label: t("facts.payout"),
      value: offer ? t(`facts.payoutTime.${offer.coin === "eth2" ? "staking" : "mining"}`) : "",
    },
    { label: t("facts.paidIn"), value: offer ? (offer.coin === "unknown" ? unknownValueText : coin) : "" },
    {
      figure: offer && maintenanceFeeOf(offer) ? ("product.maintenance" as const) : undefined,
      label: t("facts.fee"),
      value: offer ? fee(offer) : "",
    },
    { label: t("facts.term"), value: offer ? term(offer) : "" },
  ]
  return <Facts facts={facts} figureOwner={offer?.productId} />
}
