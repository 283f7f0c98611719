import { BigDecimal } from "effect"
import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import type { ContractDetails } from "#domain/cabinet/contract-details.ts"
import { paidBackPercent, type Contract } from "#domain/cabinet/contract.ts"
import { toPlainDecimal, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { Figure } from "#ui/kit/figures/figure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { ContractStatus, ContractTerm } from "#ui/cabinet/contracts/contract-table.tsx"
import type { ContractFanProps } from "./contract-fan.tsx"
import css from "./contract-page.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

const day = 86_400_000

/** Begun days until the end, none after it; null for a contract without an end. */
export const remainingDays = ({ endDate }: Pick<Contract, "endDate">, now: Instant): number | null =>
  endDate === null ? null : Math.max(0, Math.ceil((Date.parse(endDate) - Date.parse(now)) / day))

interface Props extends ContractFanProps {
  readonly Fan: ComponentType<ContractFanProps>
}

const useOrderItems = ({ order }: ContractDetails) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  if (order === null) return []
  return [
    {
      label: t("contract.order"),
      value: (
        <span className={patterns.row}>
          <TextLink href={paths.order(order.id)}>{order.number}</TextLink>
          <ReceiptLink order={order} icon />
        </span>
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

/** How much of the cost has come back. */
const PaidBack = ({ details, percent }: Pick<Props, "details"> & { readonly percent: Decimal }) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const { order, equivalentNet } = details
  return (
    <div>
      <p className={patterns.note}>{t("contract.paidBack")}</p>
      <p>
        <Figure big>{format.percent(percent)}</Figure>
      </p>
      <ShareBar
        payback
        label={t("contract.paidBack")}
        share={Number(toPlainDecimal(percent, 1))}
        text={format.percent(percent)}
      />
      <p className={patterns.note}>
        {t("contract.paidBackOf", {
          paid: format.amount(equivalentNet.amount, equivalentNet.currencyId),
          cost: format.amount(order!.cost.amount, order!.cost.currencyId),
        })}
      </p>
    </div>
  )
}

/** What one contract has brought and could bring, how much of its cost that is, and how long it runs. */
export const ContractCard = ({ details, now, Fan }: Props) => {
  const { t } = useTranslation("cabinet")
  const orderItems = useOrderItems(details)
  const { contract, payouts, fees, equivalentNet, expected } = details
  const days = remainingDays(contract, now)
  const percent = paidBackPercent({ currencyId: contract.currencyId, cost: details.order?.cost ?? null, equivalentNet })
  return (
    <div className={css.parts}>
      {percent !== null && (
        <Panel>
          <PaidBack details={details} percent={percent} />
          <Fan details={details} now={now} />
        </Panel>
      )}
      <Panel>
        <div className={`${patterns.line} ${css.head}`}>
          <ContractStatus contract={contract} />
          <ButtonLink kind="quiet" href={paths.cabinetBuy()}>
            {t("contract.buyMore")}
          </ButtonLink>
        </div>
        <ContractTerm contract={contract} now={now} />
        <KeyValues
          items={[
            ...(days === null ? [] : [{ label: t("contract.remaining"), value: t("contract.days", { count: days }) }]),
            ...orderItems,
            { label: t("contract.payouts"), value: <Amount value={payouts.amount} currency={payouts.currencyId} /> },
            ...(BigDecimal.isZero(fees.amount)
              ? []
              : [{ label: t("contract.fees"), value: <Amount value={fees.amount} currency={fees.currencyId} /> }]),
            {
              label: t("contract.net"),
              value: <Amount value={equivalentNet.amount} currency={equivalentNet.currencyId} />,
            },
            ...(expected === null ? [] : [{ label: t("contract.expected"), value: <Expected details={details} /> }]),
          ]}
        />
      </Panel>
    </div>
  )
}
