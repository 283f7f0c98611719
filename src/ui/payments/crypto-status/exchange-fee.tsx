import { BigDecimal } from "effect"
import { Formik } from "formik"
import { useTranslation } from "react-i18next"
import type { Currency } from "#domain/shared/currency.ts"
import { parseDecimal, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { MoneyField } from "#ui/kit/fields/money-field.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly amount: Decimal
  readonly currencyId: Currency | "unknown"
}

/**
 * Explains that exchanges subtract their fee from the amount sent. Without an extra amount for the fee, the payment would fall
 * short.
 */
export const ExchangeFee = ({ amount, currencyId }: Props) => {
  const { t } = useTranslation("pay")
  const currency = currencyId.toUpperCase()
  return (
    <Disclosure summary={t("exchange.title")}>
      <p>{t("exchange.text")}</p>
      <Formik initialValues={{ fee: "" }} onSubmit={() => undefined}>
        {({ values: { fee }, setFieldValue }) => {
          const total = BigDecimal.sum(amount, parseDecimal(fee) ?? zero)
          return (
            <>
              <MoneyField
                name="fee"
                label={t("exchange.fee")}
                unit={currencyId}
                suffix={currency}
                value={fee}
                onChange={(typed) => void setFieldValue("fee", typed)}
                onCommit={() => undefined}
              />
              <p className={patterns.line} role="status">
                <span>{t("exchange.total")}</span>
                <strong>
                  <Amount figure="invoice.dueWithFee" value={total} currency={currencyId} />
                </strong>
                <CopyButton text={toPlainDecimal(total)} label={t("exchange.copy")} />
              </p>
            </>
          )
        }}
      </Formik>
    </Disclosure>
  )
}
