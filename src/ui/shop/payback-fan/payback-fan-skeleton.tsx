import css from "./payback-fan.module.css"

/** As large as the fan that follows. */
export const PaybackFanSkeleton = () => (
  <div className={css.fan} aria-hidden="true">
    <div className={css.title} />
    <div className={`${css.picture} ${css.awaited}`} />
    <div className={css.ends} />
  </div>
)
