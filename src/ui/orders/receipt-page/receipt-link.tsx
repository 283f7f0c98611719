import { useTranslation } from "react-i18next"
import type { Order } from "../../../domain/orders/order"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../../site/paths"
import { useExtension } from "../../site/site-config"

/** Leads to the receipt of a completed order; renders nothing without one, or where the operator offers none. */
export const ReceiptLink = ({ order: { id, receipt } }: { readonly order: Pick<Order, "id" | "receipt"> }) => {
  const { t } = useTranslation("orders")
  const isOffered = useExtension("receipts")
  if (!isOffered || receipt === null) return null
  return (
    <TextLink kind="alone" href={paths.receipt(id)}>
      {t("receipt.link", { number: receipt.number })}
    </TextLink>
  )
}
