import { useTranslation } from "react-i18next"
import type { Contract } from "#domain/cabinet/contract.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import type { TermProps } from "./contract-term.tsx"
import css from "./contracts.module.css"

/** Returns a function that names a contract: "Bitcoin, 12 months". */
export const useContractName = () => {
  const { t } = useTranslation("cabinet")
  return ({ type, currencyId }: Contract) => t(`contracts.types.${type}`, { coin: t(`contracts.coins.${currencyId}`) })
}

/** Shows the name of the contract, as a link to its page if the operator offers that page. */
export const ContractName = ({ contract }: Pick<TermProps, "contract">) => {
  const name = useContractName()(contract)
  const hasPage = useOffers("contracts")
  return (
    <span className={css.coin}>
      {hasPage ? (
        <TextLink kind="row" href={paths.contract(contract.id)}>
          {name}
        </TextLink>
      ) : (
        name
      )}
    </span>
  )
}
