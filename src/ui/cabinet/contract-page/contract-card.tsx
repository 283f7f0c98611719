import { useTranslation } from "react-i18next"
import { paidBackPercent, type ContractDetails } from "#domain/cabinet/contract-details.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { RatingCard } from "#ui/kit/fields/rating-card.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { ContractStatus, ContractTerm, useContractName } from "#ui/cabinet/contracts/contract-table.tsx"
import type { Contract } from "#domain/cabinet/contract.ts"

const day = 86_400_000

/** Begun days until the end, none after it; null for a contract without an end. */
export const remainingDays = ({ endDate }: Pick<Contract, "endDate">, now: Instant): number | null =>
  endDate === null ? null : Math.max(0, Math.ceil((Date.parse(endDate) - Date.parse(now)) / day))

interface Props {
  readonly details: ContractDetails
  readonly now: Instant
}

const useOrderItems = ({ order }: ContractDetails) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  if (order === null) return []
  return [
    {
      label: t("contract.order"),
      value: (
        <>
          <TextLink href={paths.order(order.id)}>{order.number}</TextLink> <ReceiptLink order={order} />
        </>
      ),
    },
    { label: t("contract.cost"), value: format.amount(order.cost.amount, order.cost.currencyId) },
  ]
}

/** In the coin, and what that is worth today. */
const Expected = ({ details: { expected, equivalentExpected } }: Pick<Props, "details">) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  if (expected === null) return null
  return (
    <>
      <Amount value={expected.amount} currency={expected.currencyId} />
      {equivalentExpected !== null && (
        <div>
          {t("contract.about", { amount: format.amount(equivalentExpected.amount, equivalentExpected.currencyId) })}
        </div>
      )}
    </>
  )
}

/** What one contract is, what it has brought, and how much of its cost that is. */
export const ContractCard = ({ details, now }: Props) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const orderItems = useOrderItems(details)
  const name = useContractName()
  const { contract, payouts, fees, equivalentNet, expected } = details
  const days = remainingDays(contract, now)
  const percent = paidBackPercent(details)
  return (
    <RatingCard
      coin={contract.currencyId}
      name={name(contract)}
      status={<ContractStatus contract={contract} />}
      rated={format.quantity(contract.quantity, contract.unit)}
      items={[
        ...(days === null ? [] : [{ label: t("contract.remaining"), value: t("contract.days", { count: days }) }]),
        ...orderItems,
        { label: t("contract.payouts"), value: <Amount value={payouts.amount} currency={payouts.currencyId} /> },
        { label: t("contract.fees"), value: <Amount value={fees.amount} currency={fees.currencyId} /> },
        {
          label: t("contract.net"),
          value: <Amount value={equivalentNet.amount} currency={equivalentNet.currencyId} />,
        },
        ...(expected === null ? [] : [{ label: t("contract.expected"), value: <Expected details={details} /> }]),
        ...(percent === null ? [] : [{ label: t("contract.paidBack"), value: format.percent(percent) }]),
      ]}
    >
      <ContractTerm contract={contract} now={now} />
    </RatingCard>
  )
}
