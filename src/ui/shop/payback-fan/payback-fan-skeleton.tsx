import css from "./payback-fan.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** The placeholder is as large as the fan that follows. */
export const PaybackFanSkeleton = () => (
  <>
    <div className={css.fan} aria-hidden="true">
      <div className={css.title}>
        <div className={css.answer} />
        <div className={css.bad} />
      </div>
      <div className={`${patterns.note} ${css.picture} ${css.awaited}`} />
      <div className={`${patterns.note} ${css.ends}`} />
    </div>
    <div className={css.compared} aria-hidden="true" />
  </>
)
