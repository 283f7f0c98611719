import { useTranslation } from "react-i18next"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { OrdersIcon } from "#ui/kit/layout/menu-icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"

interface Props {
  /** Shows an icon instead of the text, for the end of a row. Screen readers still get the text. */
  readonly isIcon?: boolean | undefined
  readonly order: { readonly id: string; readonly receipt: { readonly number: string } | null }
}

/** Links to the receipt of a completed order. Renders nothing if the order has no receipt or the operator offers none. */
export const ReceiptLink = ({ order: { id, receipt }, isIcon = false }: Props) => {
  const { t } = useTranslation("orders")
  const isOffered = useOffers("receipts")
  if (!isOffered || receipt === null) return null
  const name = t("receipt.link", { number: receipt.number })
  return (
    <TextLink kind={isIcon ? "icon" : "alone"} href={paths.receipt(id)}>
      {isIcon ? (
        <>
          <OrdersIcon />
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </TextLink>
  )
}
