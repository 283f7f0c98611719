import { useTranslation } from "react-i18next"
import type { signUp } from "../../../machines/account/sign-up/sign-up.machine"
import css from "../account/account.module.css"
import { FocusFieldOnMount } from "../account/focus-on"
import { RefusedNotice, ResultNotice } from "../../kit/form/result-notice"
import { TextLink } from "../../kit/actions/text-link"
import { paths } from "../../site/paths"
import type { PartialViews, ScreenProps } from "../../shared/screen"

interface ExtraProps {
  readonly redirect: string | null
}
type Props = ScreenProps<typeof signUp> & ExtraProps

const AlreadyRegistered = ({ redirect }: Props) => {
  const { t } = useTranslation("account")
  return (
    <ResultNotice kind="danger">
      <p>{t("auth.signup.errors.alreadyRegistered")}</p>
      <p className={css.links}>
        <TextLink href={paths.signIn(redirect)}>{t("auth.signup.errors.signin")}</TextLink>
        <TextLink href={paths.recovery(redirect)}>{t("auth.signup.errors.recovery")}</TextLink>
      </p>
    </ResultNotice>
  )
}

const Failed = ({ state }: Props) => (
  <RefusedNotice failure={state.context.failure} rateLimited={state.matches("rateLimited")} />
)

/** Above the fields, by state. A refused code has its message at its own field. */
export const signUpMessages: PartialViews<typeof signUp, ExtraProps> = {
  codeRefused: () => <FocusFieldOnMount name="code" />,
  alreadyRegistered: AlreadyRegistered,
  error: Failed,
  rateLimited: Failed,
}
