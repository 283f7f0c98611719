import { useTranslation } from "react-i18next"
import { shownContractState, type Contract } from "#domain/cabinet/contract.ts"
import { entriesWithGaps, type DecodedEntries } from "#domain/shared/entries.ts"
import { effectiveOrderState, type Order, type OrderState } from "#domain/orders/order.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { UnbrokenText } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { Section } from "#ui/kit/layout/section.tsx"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { OrderCost } from "#ui/orders/orders/order-cost.tsx"
import { paths } from "#ui/site/paths.ts"

/** As many entries as on the dashboard; the rest is on the list's page. */
const rowLimit = 5

const contractKinds: { readonly [State in ReturnType<typeof shownContractState>]: StatusKind } = {
  Active: "ok",
  Expired: "idle",
  Suspended: "warn",
  unknown: "info",
}

export const DemoContracts = ({ contracts }: { readonly contracts: DecodedEntries<Contract> }) => {
  const { t } = useTranslation(["demo", "cabinet"])
  const format = useFormatters()
  const rows = entriesWithGaps(contracts)
    .slice(0, rowLimit)
    .map((contract) => {
      if (contract === null) return null
      const shownState = shownContractState(contract)
      return {
        key: contract.id,
        cells: {
          contract: t(`cabinet:contracts.types.${contract.type}`, {
            coin: t(`cabinet:contracts.coins.${contract.currencyId}`),
          }),
          power: <UnbrokenText>{format.quantity(contract.quantity, contract.unit)}</UnbrokenText>,
          state: <Status kind={contractKinds[shownState]}>{t(`cabinet:contracts.states.${shownState}`)}</Status>,
        },
      }
    })
  return (
    <Section
      title={t("cabinet:contracts.title")}
      aside={
        <TextLink kind="alone" href={paths.contracts()}>
          {t("contracts.all")}
        </TextLink>
      }
    >
      <ResponsiveTable
        label={t("cabinet:contracts.title")}
        rows={rows}
        columns={[
          { key: "contract", title: t("cabinet:contracts.columns.contract") },
          { key: "power", title: t("cabinet:contracts.columns.power"), end: true },
          { key: "state", title: t("cabinet:contracts.columns.state"), phone: "second" },
        ]}
      />
    </Section>
  )
}

const orderKinds: { readonly [State in OrderState]: StatusKind } = {
  Created: "info",
  Assigned: "info",
  Issued: "info",
  UnderPaid: "warn",
  OverPaid: "warn",
  Completed: "ok",
  Expired: "idle",
  unknown: "info",
}

export const DemoOrders = ({ orders }: { readonly orders: DecodedEntries<Order> }) => {
  const { t } = useTranslation(["demo", "orders"])
  const rows = entriesWithGaps(orders)
    .slice(0, rowLimit)
    .map((order) => {
      if (order === null) return null
      const shownState = effectiveOrderState(order)
      return {
        key: order.id,
        cells: {
          order: (
            <TextLink kind="row" href={paths.order(order.id)}>
              {t("orders.number", { number: order.number })}
            </TextLink>
          ),
          cost: <OrderCost order={order} />,
          state: <Status kind={orderKinds[shownState]}>{t(`orders:states.${shownState}`)}</Status>,
          date: <DateText at={order.createDate} />,
        },
      }
    })
  return (
    <Section
      title={t("orders.title")}
      aside={
        <TextLink kind="alone" href={paths.orders()}>
          {t("orders.all")}
        </TextLink>
      }
    >
      <ResponsiveTable
        label={t("orders.title")}
        rows={rows}
        columns={[
          { key: "order", title: t("orders.columns.order") },
          { key: "cost", title: t("orders.columns.cost"), end: true },
          { key: "state", title: t("orders.columns.state") },
          { key: "date", title: t("orders.columns.date"), end: true },
        ]}
      />
    </Section>
  )
}
