import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import { useExtension } from "#ui/site/site-config.ts"

interface Props {
  readonly order: Order
  /** Renders the link as a line of a card. */
  readonly inRow?: boolean
}

/** Links to the contract that a completed order bought, or to all contracts if the contract has no page. */
export const BoughtContractLink = ({ order: { contractId }, inRow = false }: Props) => {
  const { t } = useTranslation()
  const hasPage = useExtension("contracts") && contractId !== null
  const href = hasPage ? paths.contract(contractId) : paths.contracts()
  const text = t(hasPage ? "bought.contract" : "bought.contracts")
  return inRow ? (
    <TextLink kind="row" href={href}>
      {text}
    </TextLink>
  ) : (
    <ButtonLink href={href}>{text}</ButtonLink>
  )
}
