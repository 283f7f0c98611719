import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { CallFailed } from "../../domain/failure"
import { Told } from "../account/told"
import { Button } from "../kit/button"
import { FailureDetails } from "../kit/failure-details"
import { FailureText } from "../kit/failure-text"

export const Saved = ({ children }: { readonly children: ReactNode }) => (
  <Told kind="ok">
    <p>{children}</p>
  </Told>
)

export const IncorrectPassword = () => {
  const { t } = useTranslation("settings")
  return (
    <Told kind="danger">
      <p>{t("errors.incorrectPassword")}</p>
    </Told>
  )
}

export const Refused = ({ failure, held = false }: { readonly failure: CallFailed | null; readonly held?: boolean }) =>
  failure && (
    <Told kind="danger">
      <p>
        <FailureText failure={failure} held={held} />
      </p>
      <FailureDetails failure={failure} />
    </Told>
  )

/** The answer was lost, and it was not saved. */
export const NotSaved = () => {
  const { t } = useTranslation("settings")
  return (
    <Told kind="warn">
      <p>{t("lost.notSaved")}</p>
    </Told>
  )
}

/** The answer was lost, and nobody knows. */
export const Unsure = ({ onLook }: { readonly onLook: () => void }) => {
  const { t } = useTranslation("settings")
  return (
    <Told kind="warn">
      <p>{t("lost.unsure")}</p>
      <Button kind="quiet" onClick={onLook}>
        {t("lost.look")}
      </Button>
    </Told>
  )
}
