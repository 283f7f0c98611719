import { useTranslation } from "react-i18next"
import { StepList } from "#ui/kit/figures/step-list.tsx"

interface Props {
  /** The next step: the customer sends the coins or the remaining coins, or the network confirms a transaction. */
  readonly next: "send" | "sendRest" | "confirmed"
}

/** Shows the progress of a transfer, from the wallet to the contract. */
export const CryptoSteps = ({ next }: Props) => {
  const { t } = useTranslation("pay")
  const isSent = next === "confirmed"
  const items = [
    t(`crypto.steps.${isSent ? "sent" : next}`),
    t("crypto.steps.seen"),
    t("crypto.steps.confirmed"),
    t("crypto.steps.active"),
  ]
  return (
    <StepList
      kind="course"
      items={items}
      current={isSent ? 2 : 0}
      note={t(isSent ? "crypto.steps.network" : "crypto.steps.toDo")}
    />
  )
}
