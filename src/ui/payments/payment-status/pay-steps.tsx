import { useTranslation } from "react-i18next"
import { StepList } from "#ui/kit/figures/step-list.tsx"

const places = { account: 1, method: 2, payment: 3, paid: 4 } as const
export type PayStep = keyof typeof places

/** Shows the steps from the chosen power to its payment, and marks the current one. */
export const PaySteps = ({ step }: { readonly step: PayStep }) => {
  const { t } = useTranslation("pay")
  const steps = [t("steps.power"), t("steps.account"), t("steps.method"), t("steps.payment")]
  return <StepList items={steps} current={places[step]} kind="pages" />
}
