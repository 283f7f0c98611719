import { useTranslation } from "react-i18next"
import css from "./product-list.module.css"

export const ProductLabel = ({ flag }: { readonly flag: "bestseller" | "new" }) => (
  <span className={css.label}>{useTranslation("buy").t(`products.flags.${flag}`)}</span>
)
