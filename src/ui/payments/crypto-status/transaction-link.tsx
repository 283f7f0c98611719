import { use } from "react"
import { useTranslation } from "react-i18next"
import { transactionPage } from "#domain/money/explorer.ts"
import type { Payment } from "#domain/orders/order.ts"
import { TextLink } from "#ui/kit/actions/button.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"

/** The hash of a payment in crypto, with its page in a block explorer. */
export const TransactionLink = ({ payment }: { readonly payment: Pick<Payment, "externalId" | "currencyId"> }) => {
  const { t } = useTranslation("pay")
  const { explorers } = use(SiteConfig)
  const page = transactionPage(payment.currencyId, payment.externalId, explorers)
  if (page !== null) return <TextLink href={page}>{t("crypto.transaction", { hash: payment.externalId })}</TextLink>
  return payment.externalId === null ? null : <span>{t("crypto.transaction", { hash: payment.externalId })}</span>
}
