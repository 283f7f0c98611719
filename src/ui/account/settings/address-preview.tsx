import { useTranslation } from "react-i18next"
import { Address } from "../../kit/figures/address"
import css from "./settings.module.css"

interface Props {
  readonly saved: string
  readonly address: string
}

/** The old and the new address, grouped for comparison. */
export const AddressPreview = ({ saved, address }: Props) => {
  const { t } = useTranslation("settings")
  return (
    <dl className={css.preview} aria-label={t("address.preview")}>
      <div className={css.side}>
        <dt>{t("address.now")}</dt>
        <dd>{saved === "" ? t("address.none") : <Address text={saved} />}</dd>
      </div>
      <div className={`${css.side} ${css.new}`}>
        <dt>{t("address.new")}</dt>
        <dd>
          <Address text={address} />
        </dd>
      </div>
    </dl>
  )
}
