import { useTranslation } from "react-i18next"
import type { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { ResendConfirmation } from "./resend-confirmation.tsx"

interface Props {
  readonly machine: typeof resendConfirmation
  /** The address that is not confirmed. */
  readonly email: string
}

/** In the cabinet: the address is not confirmed; its letter can be sent again. */
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
