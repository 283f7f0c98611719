import { useTranslation } from "react-i18next"
import type { emailLink } from "#machines/account/email-link.machine.ts"
import { RecoveryFrame } from "#ui/account/account/account-page.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import type { NoticeKind } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import css from "#ui/account/account/account.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof emailLink

/** The texts of each kind of link. A kind without a text for an outcome repeats the text of a similar outcome. */
export const emailLinkTexts = {
  confirmEmailChange: {
    title: "security:emailChange.confirm.title",
    text: "security:emailChange.confirm.text",
    action: "security:emailChange.confirm.action",
    done: "security:emailChange.confirm.confirmed",
    conflict: "security:emailChange.confirm.conflict",
    emailRegistered: "security:emailChange.confirm.taken",
    oldToken: "security:emailChange.confirm.oldToken",
    advice: null,
    next: "security:emailChange.confirm.toSettings",
  },
  /** The advice recommends a new password, because the attacker who changed the address may know the current one. */
  undoEmailChange: {
    title: "security:emailChange.undo.title",
    text: "security:emailChange.undo.text",
    action: "security:emailChange.undo.action",
    done: "security:emailChange.undo.undone",
    conflict: "security:emailChange.undo.alreadyUndone",
    emailRegistered: "security:emailChange.undo.oldToken",
    oldToken: "security:emailChange.undo.oldToken",
    advice: "security:emailChange.undo.password",
    next: "security:emailChange.undo.toRecovery",
  },
  cancelTwoFactorReset: {
    title: "account:twoFactorReset.title",
    text: "account:twoFactorReset.cancel.text",
    action: "account:twoFactorReset.cancel.action",
    done: "account:twoFactorReset.cancel.done",
    conflict: "account:twoFactorReset.cancel.done",
    emailRegistered: "account:twoFactorReset.cancel.oldToken",
    oldToken: "account:twoFactorReset.cancel.oldToken",
    advice: "account:twoFactorReset.cancel.password",
    next: "account:twoFactorReset.cancel.toPassword",
  },
} as const
export type EmailLinkKind = keyof typeof emailLinkTexts

const nextPath: { readonly [Kind in EmailLinkKind]: string } = {
  confirmEmailChange: paths.settings("email"),
  undoEmailChange: paths.recovery(),
  cancelTwoFactorReset: paths.settings("password"),
}

interface OwnProps {
  readonly kind: EmailLinkKind
}
type ViewProps = ScreenProps<Machine> & OwnProps

const useTexts = (kind: EmailLinkKind) => ({
  t: useTranslation(["account", "security"]).t,
  texts: emailLinkTexts[kind],
})

/** The page that a link in an e-mail opens: /email-change, /email-change/undo, or /two-factor-reset with the token from the e-mail. */
export const EmailLink = ({ machine, kind }: OwnProps & { readonly machine: Machine }) => {
  const { t, texts } = useTexts(kind)
  return (
    <RecoveryFrame title={t(texts.title)}>{renderView(views, { ...useFlow(machine, undefined), kind })}</RecoveryFrame>
  )
}

/** Explains the effect of the link and asks for a deliberate click. */
const Confirm = ({ state, send, kind }: ViewProps) => {
  const { t, texts } = useTexts(kind)
  return (
    <div className={`${patterns.stack} ${css.stack}`}>
      <RefusedNotice failure={state.context.failure} />
      <p>{t(texts.text)}</p>
      <Button isBusy={state.matches("following")} onClick={() => send({ type: "link.follow" })}>
        {t(texts.action)}
      </Button>
    </div>
  )
}

const outcome = (name: "done" | "conflict" | "emailRegistered" | "oldToken", notice: NoticeKind) =>
  function Outcome({ kind }: ViewProps) {
    const { t, texts } = useTexts(kind)
    // Omits the advice to change the password for a link that is no longer valid.
    const hasAdvice = texts.advice !== null && name !== "oldToken"
    return (
      <div className={`${patterns.stack} ${css.stack}`}>
        <ResultNotice kind={notice}>{t(texts[name])}</ResultNotice>
        {hasAdvice && <p>{t(texts.advice)}</p>}
        {(hasAdvice || texts.advice === null) && (
          <TextLink kind="alone" href={nextPath[kind]}>
            {t(texts.next)}
          </TextLink>
        )}
      </div>
    )
  }

const Reading = () => <Spinner label={useTranslation("account").t("recovery.reading")} />

const views: StateViews<Machine, OwnProps> = {
  reading: Reading,
  ready: Confirm,
  following: Confirm,
  done: outcome("done", "ok"),
  conflict: outcome("conflict", "info"),
  emailRegistered: outcome("emailRegistered", "danger"),
  oldToken: outcome("oldToken", "warn"),
  failed: Confirm,
}
