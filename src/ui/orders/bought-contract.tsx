import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { paths } from "#ui/site/paths.ts"
import { useExtension } from "#ui/site/site-config.ts"

/** Leads to the contract that a completed order bought, or to all of them where it has no page. */
export const BoughtContractLink = ({ order: { contractId } }: { readonly order: Order }) => {
  const { t } = useTranslation()
  const hasPage = useExtension("contracts") && contractId !== null
  return (
    <ButtonLink href={hasPage ? paths.contract(contractId) : paths.contracts()}>
      {t(hasPage ? "bought.contract" : "bought.contracts")}
    </ButtonLink>
  )
}
