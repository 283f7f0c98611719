import { useTranslation } from "react-i18next"
import { createAuthenticatorLink, formatSecret, type TwoFactorDetails } from "#domain/account/two-factor.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { QrCode } from "#ui/kit/figures/qr-code.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./settings.module.css"

interface Props {
  readonly details: TwoFactorDetails
  readonly onPrint: () => void
}

/** The size of the QR code in pixels, as the specification of the two-factor setup requires. */
const qrSize = 197

/**
 * Shows the QR code and the key for the authenticator app. The printed page is a backup sheet with the account, the code and the
 * key.
 */
export const Authenticator = ({ details, onPrint }: Props) => {
  const { t } = useTranslation("settings")
  const link = createAuthenticatorLink(details)
  return (
    <div className={css.sheet}>
      <h2 className={css.onPaper}>{t("twoFactor.scan.sheet")}</h2>
      <div className={`${patterns.row} ${css.scan}`}>
        <QrCode value={link} size={qrSize} label={t("twoFactor.scan.qr")} />
        <div className={css.key}>
          <dl>
            <div>
              <dt>{t("twoFactor.scan.account")}</dt>
              <dd translate="no">{details.email}</dd>
            </div>
            <div>
              <dt>{t("twoFactor.scan.key")}</dt>
              <dd>
                <Address text={formatSecret(details)} />
              </dd>
            </div>
          </dl>
          <div className={`${css.onScreen} ${patterns.line}`}>
            <CopyButton text={formatSecret(details)} label={t("twoFactor.scan.copied")} />
            <Button kind="quiet" onClick={onPrint}>
              {t("twoFactor.scan.print")}
            </Button>
            <TextLink kind="alone" href={link}>
              {t("twoFactor.scan.open")}
            </TextLink>
          </div>
        </div>
      </div>
      <p className={css.onPaper}>{t("twoFactor.scan.sheetText")}</p>
    </div>
  )
}
