import { useTranslation } from "react-i18next"
import css from "./product-list.module.css"

export const ProductLabel = ({ flag }: { readonly flag: "bestseller" | "new" }) => {
  const { t } = useTranslation("buy")
  return <span className={css.label}>{t(`products.flags.${flag}`)}</span>
}
