import { use } from "react"
import { useTranslation } from "react-i18next"
import { addressPage, transactionPage } from "#domain/site/explorer.ts"
import { OutIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import css from "./explorer-link.module.css"

interface Props {
  readonly currencyId: string
  readonly kind: "transaction" | "address"
  /** A transaction hash or an address. */
  readonly value: string
  /** Shows the full value, for print. */
  readonly whole?: boolean | undefined
}

const pages = { transaction: transactionPage, address: addressPage }

/** Keeps the beginning and the end, because people compare these. */
const shortened = (value: string) => (value.length <= 16 ? value : `${value.slice(0, 8)}…${value.slice(-6)}`)

/** Shows the hash or an address of a transfer, shortened or in full. A valid value links to the block explorer. */
export const ExplorerLink = ({ currencyId, kind, value, whole = false }: Props) => {
  const { t } = useTranslation()
  const { explorers } = use(SiteConfig)
  const page = pages[kind](currencyId, value, explorers)
  const text = whole ? (
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
      <OutIcon size={16} />
    </a>
  )
}
