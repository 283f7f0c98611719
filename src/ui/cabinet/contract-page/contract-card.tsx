import { BigDecimal } from "effect"
import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import { stakeBackOf, type ContractDetails } from "#domain/cabinet/contract-details.ts"
import { canEstimateContract } from "#domain/cabinet/contract-estimate.ts"
import { calculateContractPaidBackPercent, findStakeReturnDate } from "#domain/cabinet/contract.ts"
import { ContractStatus } from "#ui/cabinet/contracts/contract-status.tsx"
import { ContractTerm } from "#ui/cabinet/contracts/contract-term.tsx"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { ReceiptLink } from "#ui/orders/receipt-page/receipt-link.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import type { ContractEstimatePanelProps } from "./contract-estimate-panel.tsx"
import { PaidBack } from "./paid-back.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./contract-page.module.css"

interface Props extends ContractEstimatePanelProps {
  readonly EstimatePanel: ComponentType<ContractEstimatePanelProps>
}

/**
 * Returns the lines about a stake: the staked amount, its return date, and the amount that was returned with it. Returns null for
 * a contract that returns no stake. A stake is not earned, so these lines are apart from the earnings.
 */
const useStakeLines = ({ details }: Pick<Props, "details">) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const { contract } = details
  const returned = findStakeReturnDate(contract)
  if (returned === null) return null
  const returnedStake = stakeBackOf(details)
  const coin = details.payouts.currencyId
  return {
    stake: {
      label: t(returnedStake === null ? "contract.staked" : "contract.stake"),
      value: <Amount figure="contract.stake" value={contract.quantity} currency={coin} />,
    },
    returned: {
      label: t(returnedStake === null ? "contract.stakeReturns" : "contract.stakeReturned"),
      value: format.date(returned),
    },
    back: returnedStake && {
      label: t("contract.stakeBack"),
      value: (
        <strong>
          <Amount figure="contract.stakeBack" value={returnedStake} currency={coin} />
        </strong>
      ),
    },
  }
}

/** Shows the contract, its earnings, and their share of its cost. */
const ContractPanel = ({ details, now, isAlone }: Pick<Props, "details" | "now"> & { readonly isAlone: boolean }) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const { contract, order, payouts, fees, equivalentNet: net } = details
  const staking = useStakeLines({ details })
  const percent = calculateContractPaidBackPercent({
    currencyId: contract.currencyId,
    cost: order?.cost ?? null,
    equivalentNet: net,
  })
  return (
    <Panel>
      <div className={css.contract}>
        <ContractStatus contract={contract} />
        {percent !== null && (
          <PaidBack
            figures={["contract.paidBack", "contract.earned contract.cost"]}
            label={t("contract.paidBack")}
            percent={percent}
            paid={net}
            cost={order!.cost}
          />
        )}
        <ContractTerm contract={contract} now={now} />
        <KeyValues
          items={[
            order && {
              label: t("contract.order"),
              value: (
                <span className={patterns.row}>
                  <TextLink href={paths.order(order.id)} kind="row">
                    {order.number}
                  </TextLink>
                  <ReceiptLink order={order} isIcon />
                </span>
              ),
            },
            isAlone &&
              percent === null &&
              order && {
                figure: "contract.cost",
                label: t("contract.cost"),
                value: format.amount(order.cost.amount, order.cost.currencyId),
              },
            staking && staking.stake,
            staking && staking.returned,
            {
              label: t("contract.payouts"),
              value: <Amount figure="contract.payouts" value={payouts.amount} currency={payouts.currencyId} />,
            },
            hasFees(details) && {
              label: t("contract.fees"),
              value: <Amount figure="contract.fees" value={fees.amount} currency={fees.currencyId} />,
            },
            staking && staking.back,
            isAlone &&
              percent === null &&
              !staking && {
                label: t("contract.net"),
                value: <Amount figure="contract.earned" value={net.amount} currency={net.currencyId} />,
              },
          ]}
        />
        <ButtonLink kind="quiet" href={paths.cabinetBuy()}>
          {t("contract.buyMore")}
        </ButtonLink>
      </div>
    </Panel>
  )
}

/** Returns true if maintenance was ever deducted from the payouts. */
export const hasFees = ({ fees }: ContractDetails): boolean => !BigDecimal.isZero(fees.amount)

/** Shows one contract, below its outlook if the operator offers estimates. */
export const ContractCard = ({ details, now, EstimatePanel }: Props) => {
  const isEstimated = useOffers("estimates") && canEstimateContract(details)
  return (
    <div className={css.parts}>
      {isEstimated && <EstimatePanel details={details} now={now} />}
      <ContractPanel details={details} now={now} isAlone={!isEstimated} />
    </div>
  )
}
