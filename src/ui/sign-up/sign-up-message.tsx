import { useTranslation } from "react-i18next"
import type { signUp } from "../../machines/sign-up/sign-up.machine"
import css from "../account/account.module.css"
import { FocusOn } from "../account/focus-on"
import { Told } from "../account/told"
import { FailureDetails } from "../kit/failure-details"
import { FailureText } from "../kit/failure-text"
import { TextLink } from "../kit/text-link"
import { paths } from "../paths"
import { nothing } from "../screen"
import type { ScreenProps, Views } from "../screen"

interface Extra {
  readonly redirect: string | null
}
type Props = ScreenProps<typeof signUp> & Extra

const AlreadyRegistered = ({ redirect }: Props) => {
  const { t } = useTranslation("account")
  return (
    <Told kind="danger">
      <p>{t("auth.signup.errors.alreadyRegistered")}</p>
      <p className={css.links}>
        <TextLink href={paths.signIn(redirect)}>{t("auth.signup.errors.signin")}</TextLink>
        <TextLink href={paths.recovery(redirect)}>{t("auth.signup.errors.recovery")}</TextLink>
      </p>
    </Told>
  )
}

const Failed = ({ state }: Props) => (
  <Told kind="danger">
    <p>{state.context.failure && <FailureText failure={state.context.failure} held={state.matches("held")} />}</p>
    <FailureDetails failure={state.context.failure} />
  </Told>
)

/** Above the fields, by state. A refused code says so at its own field. */
export const messages: Views<typeof signUp, Extra> = {
  ready: nothing,
  codeRefused: () => <FocusOn name="code" />,
  "process.code": nothing,
  "process.humanCheck": nothing,
  "process.sending": nothing,
  alreadyRegistered: AlreadyRegistered,
  error: Failed,
  held: Failed,
  success: nothing,
}
