import { useTranslation } from "react-i18next"
import { WithdrawableSkeleton } from "#ui/cabinet/account-summary/withdrawable.tsx"
import { ContractTableSkeleton } from "#ui/cabinet/contracts/contract-table.tsx"
import { ReturnsSkeleton } from "#ui/cabinet/returns/returns.tsx"
import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { Head } from "./head.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./dashboard.module.css"

/**
 * The placeholder of the first screen until all of its parts have loaded. A task for the customer that arrives late therefore
 * moves nothing.
 */
export const DashboardSkeleton = () => {
  const { t } = useTranslation("dashboard")
  return (
    <div className={css.skeleton}>
      <Loading isUnmarked>
        <div className={css.parts}>
          <Head>
            <WithdrawableSkeleton />
            <ReturnsSkeleton />
          </Head>
          <h2>{t("accounts.title")}</h2>
          <ul className={`${patterns.card} ${patterns.entries}`}>
            {[1, 2].map((row) => (
              <li key={row} className={css.row}>
                <h3>
                  <Block />
                </h3>
                {(["balance", "power", "lastPayout", "total"] as const).map((name) => (
                  <p key={name} className={patterns.note}>
                    {t(`accounts.${name}`)}
                    <br />
                    <Block />
                    <br />
                    <Block />
                  </p>
                ))}
              </li>
            ))}
          </ul>
          <h2>{t("contracts.title")}</h2>
          <ContractTableSkeleton rows={4} isNested />
        </div>
      </Loading>
    </div>
  )
}
