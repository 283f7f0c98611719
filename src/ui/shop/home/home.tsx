import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { DisplayCurrency } from "../../../domain/shared/currency"
import { coins } from "../../../domain/shared/currency"
import type { rates } from "../../../machines/money/rates/rates.machine"
import { useFlow } from "../../shared/flow"
import { ButtonLink } from "../../kit/actions/button-link"
import { Page } from "../../kit/layout/page"
import { Card } from "../../kit/layout/card"
import { paths } from "../../site/paths"
import css from "./home.module.css"
import { LiveRate } from "./live-rate"
import { MeterScale } from "./scale"

interface Props {
  readonly machine: typeof rates
  readonly currency: DisplayCurrency
  readonly signedIn: boolean
  /** A link to the demo cabinet, for visitors who may see it. */
  readonly demo?: ReactNode
}

const terms = ["limited", "unlimited", "payouts"] as const

export const HomePage = ({ machine, currency, signedIn, demo }: Props) => {
  const { t } = useTranslation("home")
  const [state, send] = useFlow(machine, { currency })
  return (
    <Page title={t("title")} wide big>
      <div className={css.hero}>
        <p className={css.lead}>{t("lead")}</p>
        <div className={css.actions}>
          <ButtonLink href={paths.buy()}>{t("buy")}</ButtonLink>
          {signedIn ? (
            <ButtonLink kind="quiet" href={paths.cabinet()}>
              {t("cabinet")}
            </ButtonLink>
          ) : (
            <ButtonLink kind="quiet" href={paths.signIn()}>
              {t("signIn")}
            </ButtonLink>
          )}
          {demo}
        </div>
      </div>
      <MeterScale />
      <ul className={css.cards} aria-label={t("sold")}>
        {coins.map((coin) => (
          <li key={coin}>
            <Card coin={coin}>
              <div className={css.coin}>
                <h2>{t(`coins.${coin}.name`)}</h2>
                <span className={css.unit}>{t(`coins.${coin}.unit`)}</span>
              </div>
              <LiveRate coin={coin} state={state} send={send} />
              <p className={css.quiet}>{t(`coins.${coin}.about`)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <div className={css.terms}>
        {terms.map((term) => (
          <section key={term} className={css.term}>
            <h2>{t(`terms.${term}.name`)}</h2>
            <p className={css.quiet}>{t(`terms.${term}.about`)}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
