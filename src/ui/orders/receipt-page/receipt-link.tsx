import { useTranslation } from "react-i18next"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import { useExtension } from "#ui/site/site-config.ts"

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
