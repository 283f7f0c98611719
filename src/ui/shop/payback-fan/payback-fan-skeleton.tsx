import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payback-fan.module.css"

/** A placeholder of the fan's size. `alone` is for contracts, whose fan has no bad case and no comparison. */
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
