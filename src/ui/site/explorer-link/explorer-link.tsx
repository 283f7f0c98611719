import { use } from "react"
import { useTranslation } from "react-i18next"
import { createAddressUrl, createTransactionUrl } from "#domain/site/explorer.ts"
import { ExternalLinkIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import css from "./explorer-link.module.css"

interface Props {
  readonly currencyId: string
  readonly kind: "transaction" | "address"
  /** The hash of a transaction, or a coin address. */
  readonly value: string
  /** Shows the full value, for printing. */
  readonly isFull?: boolean | undefined
}

const pages = { transaction: createTransactionUrl, address: createAddressUrl }

/** Shortens a value to its beginning and its end, which people compare. */
const shortened = (value: string) => (value.length <= 16 ? value : `${value.slice(0, 8)}…${value.slice(-6)}`)

/** Shows the hash of a transaction or a coin address, shortened or in full. A valid value links to the block explorer. */
export const ExplorerLink = ({ currencyId, kind, value, isFull = false }: Props) => {
  const { t } = useTranslation()
  const { explorers } = use(SiteConfig)
  const page = pages[kind](currencyId, value, explorers)
  const text = isFull ? (
    <span className={css.whole}>{value}</span>
  ) : (
    <>
      <span aria-hidden="true">{shortened(value)}</span>
      <VisuallyHidden>{value}</VisuallyHidden>
    </>
  )
  if (page === null)
    return (
      <code className={css.hash} translate="no">
        {text}
      </code>
    )
  return (
    <a href={page} target="_blank" rel="noopener noreferrer" className={`${css.hash} ${css.link}`} translate="no">
      <code>{text}</code>
      <VisuallyHidden>{` ${t("explorer.opens")}`}</VisuallyHidden>
      <ExternalLinkIcon size={16} />
    </a>
  )
}
