import { useTranslation } from "react-i18next"
import { Button } from "#ui/kit/actions/button.tsx"
import { Block } from "#ui/kit/feedback/block.tsx"
import { Loading } from "#ui/kit/feedback/load-states.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { PaybackFanSkeleton } from "#ui/shop/payback-fan/payback-fan-skeleton.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import field from "#ui/kit/fields/field.module.css"
import figure from "#ui/kit/figures/figure.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./calculator-form.module.css"

/** The placeholder of the form and the total, with their labels. */
export const CalculatorSkeleton = () => {
  const { t } = useTranslation("buy")
  const isEstimated = useOffers("estimates")
  return (
    <Loading>
      <div className={`${css.desk} ${css.awaited}`}>
        <div className={css.fields}>
          <p className={`${patterns.row} ${css.choices} ${css.chosen}`}>
            <Block />
            <Block />
          </p>
          <div className={css.pair}>
            {(["quantity", "cost"] as const).map((name) => (
              <div key={name} className={`${patterns.stack} ${field.field}`}>
                <p className={field.label}>{t(`calculator.${name}`)}</p>
                <p className={`${field.box} ${css.box}`}>
                  <Block />
                </p>
              </div>
            ))}
          </div>
        </div>
        <div className={css.answer}>
          <Card>
            <div className={isEstimated ? css.estimate : undefined}>{isEstimated && <PaybackFanSkeleton />}</div>
          </Card>
        </div>
        <div className={css.side}>
          <Card>
            <div className={css.bar}>
              <p className={css.total}>
                <span className={patterns.quiet}>{t("calculator.total")}</span>
                <span className={`${figure.figure} ${figure.big}`}>
                  <Block />
                </span>
              </p>
              <Button disabled onClick={() => undefined}>
                {t("calculator.continue")}
              </Button>
            </div>
          </Card>
        </div>
      </div>
    </Loading>
  )
}
