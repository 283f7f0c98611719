import { useTranslation } from "react-i18next"
import { StepList } from "#ui/kit/figures/step-list.tsx"

/** What happens to a transfer, from the wallet to the contract. `current` is the step that comes next. */
export const CryptoSteps = ({ current }: { readonly current: 0 | 2 }) => {
  const { t } = useTranslation("pay")
  const items = [t("crypto.steps.sent"), t("crypto.steps.seen"), t("crypto.steps.confirmed"), t("crypto.steps.active")]
  return <StepList items={items} current={current} />
}
