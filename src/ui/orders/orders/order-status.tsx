import { useTranslation } from "react-i18next"
import { isCompleting } from "#domain/orders/card-status.ts"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order, OrderState } from "#domain/orders/order.ts"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"

const kinds: { readonly [State in OrderState]: StatusKind } = {
  Created: "idle",
  Assigned: "idle",
  Issued: "info",
  UnderPaid: "warn",
  OverPaid: "warn",
  Completed: "ok",
  Expired: "idle",
  unknown: "info",
}

export const OrderStatus = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation("orders")
  if (isCompleting(order)) return <Status kind="info">{t("charged")}</Status>
  const shownState = deriveOrderState(order)
  return <Status kind={kinds[shownState]}>{t(`states.${shownState}`)}</Status>
}
