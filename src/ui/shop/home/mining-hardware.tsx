import { use } from "react"
import { useTranslation } from "react-i18next"
import { decimal, percentOf, toPlainDecimal } from "#domain/shared/money.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import css from "./mining-hardware.module.css"

const sampleQuantity = decimal("10")
const places = Array.from({ length: 8 }, (_, place) => place * 150)
const coolingFans = [44, 104]

const MiningUnit = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect x="1" y="1" width="140" height="82" rx="6" />
    {coolingFans.map((coolingFan) => (
      <g key={coolingFan}>
        <circle cx={coolingFan} cy="42" r="27" />
        <circle cx={coolingFan} cy="42" r="7" />
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d={`M${coolingFan} 35q10 -6 6 -19`} transform={`rotate(${turn} ${coolingFan} 42)`} />
        ))}
      </g>
    ))}
  </g>
)

/**
 * Shows the operator's machines. The first machine marks the slice that a purchase of 10 Th/s buys. Renders nothing if the
 * settings contain no machines.
 */
export const MiningHardware = () => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const power = use(SiteConfig).operations?.machines?.power
  if (power === undefined) return null
  const percent = percentOf(sampleQuantity, decimal(power))
  return (
    <figure className={css.shelf}>
      <figcaption>
        {t("trust.machine", { power: format.quantity(sampleQuantity, "Th"), percent: format.percent(percent) })}
      </figcaption>
      <svg viewBox="0 0 1192 96" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        {places.map((x) => (
          <MiningUnit key={x} x={x} />
        ))}
        <rect
          className={css.slice}
          x="1"
          y="1"
          width={1.4 * Math.min(100, Number(toPlainDecimal(percent)))}
          height="82"
        />
        <path className={css.board} d="M0 88H1192" />
      </svg>
    </figure>
  )
}
