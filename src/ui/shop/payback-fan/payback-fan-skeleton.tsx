import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The placeholder is as large as the fan that follows. `alone`: of contracts, without a bad case and a comparison. */
export const PaybackFanSkeleton = ({ alone = false }: { readonly alone?: boolean }) => (
  <>
    <div className={css.fan} aria-hidden="true">
      <div className={css.title}>
        <div className={css.answer} />
        {!alone && <div className={css.bad} />}
      </div>
      <div className={`${patterns.note} ${css.picture} ${css.awaited}`} />
      <div className={`${patterns.note} ${css.ends}`} />
    </div>
    {!alone && <div className={css.compared} aria-hidden="true" />}
  </>
)
