import { Effect } from "effect"
import { navigate } from "wouter/use-browser-location"
import { closeAccount as closeAccountOn, requestDataFile } from "#adapters/account/privacy.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { closeAccount } from "#machines/account/close-account.machine.ts"
import type { Ticket } from "#domain/shared/ticket.ts"
import { exportData } from "#machines/account/export-data.machine.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"
import { PrivacyTask } from "#ui/account/privacy-task.tsx"
import { paths } from "#ui/site/paths.ts"
import type { App } from "#main/site/app.ts"
import { apiOf } from "#main/site/api.ts"
import { openTicket } from "#main/money/export-ports.ts"

/** The customer's data, and the end of the account. */
export const createPrivacy = (app: App) => {
  const api = apiOf(app)
  // Not to a file that was chosen: a browser asks where to only in answer to a press, and the two-factor dialog may come after it.
  const open = (ticket: Ticket) => Effect.fromResult(openTicket(ticket))
  /** Before the session ends here: the guard of the cabinet would lead to sign-in. */
  const leave = Effect.sync(() => {
    navigate(paths.home(), { replace: true })
    app.tokens.clear("ended")
    app.notifications.send({ type: "notification.raise", content: { name: "accountClosed" } })
    return null
  })
  const exporting = exportData.provide({
    actors: { perform: fillPort((proof: PasswordProof) => Effect.flatMap(requestDataFile(api)(proof), open)) },
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
