import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

/** A placeholder as large as the fan. `isAlone` is for contracts, whose fan has no bad case and no comparison. */
export const PaybackFanSkeleton = ({ isAlone = false }: { readonly isAlone?: boolean }) => (
  <>
    <div className={css.fan} aria-hidden="true">
      <div className={css.title}>
        <div className={css.answer} />
        {!isAlone && <div className={css.bad} />}
      </div>
      <div className={`${patterns.note} ${css.picture} ${css.awaited}`} />
      <div className={`${patterns.note} ${css.ends}`} />
    </div>
    {!isAlone && <div className={css.compared} aria-hidden="true" />}
  </>
)
