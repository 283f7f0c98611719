import { useTranslation } from "react-i18next"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { createSupportMailto } from "#ui/shared/support-mailto.ts"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./payment-support.module.css"

interface Props {
  readonly orderNumber?: string | null | undefined
  readonly requestId?: string | null | undefined
}

/** Shows the contact of the support and the references to quote, on pages where a payment may be stuck. */
export const PaymentSupport = ({ orderNumber, requestId }: Props) => {
  const { t } = useTranslation()
  const quoted = [
    ...(orderNumber ? [{ label: t("stuckMoney.order"), copies: t("stuckMoney.copyOrder"), value: orderNumber }] : []),
    ...(requestId ? [{ label: t("stuckMoney.request"), copies: t("stuckMoney.copyRequest"), value: requestId }] : []),
  ]
  const lines = quoted.map(({ label, value }) => `${label}: ${value}`)
  const subject = [t("stuckMoney.subject"), ...lines].join(", ")
  return (
    <div className={`${patterns.stack} ${css.box}`}>
      <p>{t(quoted.length === 0 ? "stuckMoney.write" : "stuckMoney.quote")}</p>
      {quoted.length > 0 && (
        <dl>
          {quoted.map(({ label, copies, value }) => (
            <div key={label} className={`${patterns.line} ${css.line}`}>
              <dt className={patterns.quiet}>{label}</dt>
              <dd className={`${patterns.line} ${css.value}`}>
                <span className={css.text}>{value}</span>
                <CopyButton text={value} label={copies} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={`${patterns.line} ${css.ways}`}>
        <TextLink kind="alone" href={createSupportMailto(subject, `${lines.join("\n")}\n\n`)}>
          {t("stuckMoney.byEmail")}
        </TextLink>
        <TextLink kind="alone" href={paths.support()}>
          {t("stuckMoney.support")}
        </TextLink>
      </p>
    </div>
  )
}
