import { useTranslation } from "react-i18next"
import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { ResendConfirmation } from "./resend-confirmation.tsx"

interface Props {
  readonly machine: typeof resendConfirmation
  readonly email: string
}

/** Reminds the customer in the cabinet that the address is not confirmed, and offers to resend the e-mail. */
export const EmailReminder = ({ machine, email }: Props) => {
  const { t } = useTranslation("settings")
  return (
    <Notice kind="warn">
      <p>
        <strong>{t("email.unconfirmed.title")}</strong> <span>{t("email.unconfirmed.text", { email })}</span>
      </p>
      <ResendConfirmation key={email} machine={machine} email={email} />
    </Notice>
  )
}
