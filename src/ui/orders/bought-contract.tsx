import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { ButtonLink } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"

interface Props {
  readonly order: Order
  /** Renders the link as a line of a card. */
  readonly isInRow?: boolean
}

/** Links to the contract that a completed order bought, or to all contracts if the contract has no page. */
export const BoughtContractLink = ({ order: { contractId }, isInRow = false }: Props) => {
  const { t } = useTranslation()
  const hasPage = useOffers("contracts") && contractId !== null
  const href = hasPage ? paths.contract(contractId) : paths.contracts()
  const text = t(hasPage ? "bought.contract" : "bought.contracts")
  return isInRow ? (
    <TextLink kind="row" href={href}>
      {text}
    </TextLink>
  ) : (
    <ButtonLink href={href}>{text}</ButtonLink>
  )
}
