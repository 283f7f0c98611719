import { AccountsSkeleton } from "#ui/cabinet/account-summary/account-summary.tsx"
import { ReturnsSkeleton } from "#ui/cabinet/returns/returns.tsx"
import css from "./dashboard.module.css"

/** The first screen until it is known: nothing that a customer has to do can move it then. */
export const DashboardSkeleton = () => (
  <div className={css.skeleton}>
    <div>
      <ReturnsSkeleton />
    </div>
    <div>
      <AccountsSkeleton />
    </div>
  </div>
)
