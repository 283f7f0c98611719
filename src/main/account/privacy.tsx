import { DateTime } from "luxon"
import { Effect } from "effect"
import { navigate } from "wouter/use-browser-location"
import { closeAccount as closeAccountOn, loadAccountData } from "#adapters/account/privacy.ts"
import { saveFile } from "#adapters/shared/files.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { closeAccount } from "#machines/account/close-account.machine.ts"
import { exportData } from "#machines/account/export-data.machine.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"
import { PrivacyTask } from "#ui/account/privacy-task.tsx"
import { paths } from "#ui/site/paths.ts"
import type { App } from "#main/site/app.ts"
import { apiOf } from "#main/site/api.ts"

/** The customer's data, and the end of the account. */
export const createPrivacy = (app: App) => {
  const api = apiOf(app)
  const { i18n, locale, clock, tokens } = app
  const save = (data: object) =>
    Effect.suspend(() => {
      const name = i18n.getFixedT(locale(), "security")("privacy.export.file")
      const today = DateTime.fromMillis(clock.now()).toFormat("yyyy-MM-dd")
      return saveFile(document, `${name}-${today}.json`, `${JSON.stringify(data, null, 2)}\n`, "application/json")
    })
  /** Before the session ends here: the guard of the cabinet would lead to sign-in. */
  const leave = Effect.sync(() => {
    navigate(paths.home(), { replace: true })
    tokens.clear("ended")
    app.notifications.send({ type: "notification.raise", content: { name: "accountClosed" } })
    return null
  })
  const exporting = exportData.provide({
    actors: { perform: fillPort((proof: PasswordProof) => Effect.flatMap(loadAccountData(api)(proof), save)) },
  })
  const closing = closeAccount.provide({
    actors: { perform: fillPort((proof: PasswordProof) => Effect.andThen(closeAccountOn(api)(proof), leave)) },
  })
  return ({ email }: { readonly email: string }) => (
    <>
      <PrivacyTask task="export" machine={exporting} email={email} />
      <PrivacyTask task="close" machine={closing} email={email} />
    </>
  )
}
