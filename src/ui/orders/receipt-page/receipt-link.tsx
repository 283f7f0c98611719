import { useTranslation } from "react-i18next"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../../site/paths"
import { useExtension } from "../../site/site-config"

interface Props {
  readonly order: { readonly id: string; readonly receipt: { readonly number: string } | null }
}

/** Leads to the receipt of a completed order; renders nothing without one, or where the operator offers none. */
export const ReceiptLink = ({ order: { id, receipt } }: Props) => {
  const { t } = useTranslation("orders")
  const isOffered = useExtension("receipts")
  if (!isOffered || receipt === null) return null
  return (
    <TextLink kind="alone" href={paths.receipt(id)}>
      {t("receipt.link", { number: receipt.number })}
    </TextLink>
  )
}
