import { Effect } from "effect"
import type { ReactNode } from "react"
import { navigate } from "wouter/use-browser-location"
import { changeAddressBook, loadAddressBook, saveBookAddress } from "#adapters/account/address-book.ts"
import { createPasskey, loadPasskeys, removePasskey } from "#adapters/account/passkeys.ts"
import {
  loadProtection,
  createRecoveryCodes,
  loadRecoveryCodes,
  loadEvents,
  revokeSessions,
  loadSessions,
  closeAccount as closeAccountOn,
  requestDataFile,
} from "#adapters/account/security.ts"
import { asBackgroundApi } from "#adapters/shared/api.ts"
import { downloadText } from "#adapters/shared/files.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { readPage, watchPage } from "#adapters/site/location.ts"
import { securitySections, type SecuritySection } from "#domain/account/settings-tab.ts"
import type { Ticket } from "#domain/shared/ticket.ts"
import { addressBook } from "#machines/account/address-book.machine.ts"
import { closeAccount } from "#machines/account/close-account.machine.ts"
import { exportData } from "#machines/account/export-data.machine.ts"
import { exportEvents } from "#machines/account/export-events.machine.ts"
import { passkeys } from "#machines/account/passkeys.machine.ts"
import type { PasswordProof } from "#machines/account/password-task.ts"
import { protection } from "#machines/account/protection.machine.ts"
import { recoveryCodes } from "#machines/account/recovery-codes.machine.ts"
import { securityLog } from "#machines/account/security-log.machine.ts"
import { sessions } from "#machines/account/sessions.machine.ts"
import { createExportPorts, openTicket } from "#main/money/export-ports.ts"
import { createPageApi } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { getRefreshInterval, watchRefresh } from "#main/site/watch-refresh.ts"
import { AddressBook } from "#ui/account/address-book/address-book.tsx"
import { Passkeys } from "#ui/account/passkeys/passkeys.tsx"
import { PrivacyTask } from "#ui/account/privacy-task.tsx"
import { Protection } from "#ui/account/protection/protection.tsx"
import { RecoveryCodes } from "#ui/account/recovery-codes/recovery-codes.tsx"
import { SecurityLog } from "#ui/account/security-log.tsx"
import { SecurityOverview } from "#ui/account/security/security-overview.tsx"
import { Sessions } from "#ui/account/sessions/sessions.tsx"
import { ExportFile } from "#ui/money/export-file/export-file.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"

/** Creates the tasks that export the customer's data and close the account. */
export const createPrivacy = (app: AppContext) => {
  const api = createPageApi(app)
  // Leaves the download to the browser. A browser lets the customer choose a file only in response to a press, and the two-factor dialog
  // may open after that press.
  const open = (ticket: Ticket) => Effect.fromResult(openTicket(ticket))
  /** Leaves the cabinet before the session ends, because the cabinet's guard would redirect to sign-in. */
  const leave = Effect.sync(() => {
    navigate(paths.home(), { replace: true })
    app.tokens.clear("ended")
    app.notifications.send({ type: "notification.raise", content: { name: "accountClosed" } })
    return null
  })
  const exportDataMachine = provide(exportData)({
    perform: (reauthentication: PasswordProof) => Effect.flatMap(requestDataFile(api)(reauthentication), open),
  })
  const closeAccountMachine = provide(closeAccount)({
    perform: (reauthentication: PasswordProof) => Effect.andThen(closeAccountOn(api)(reauthentication), leave),
  })
  return ({ email }: { readonly email: string }) => (
    <>
      <PrivacyTask task="export" machine={exportDataMachine} email={email} />
      <PrivacyTask task="close" machine={closeAccountMachine} email={email} />
    </>
  )
}

/** Creates the security page, which shows its overview or one of the topics that the operator offers. */
export const createSecurity = (app: AppContext) => {
  const api = createPageApi(app)
  const { i18n, locale } = app
  const Privacy = createPrivacy(app)
  const markProtectionStaleAfter =
    <Input, Success, Failure>(change: (input: Input) => Effect.Effect<Success, Failure>) =>
    (input: Input) =>
      Effect.tap(change(input), () => Effect.sync(() => app.freshness.send({ type: "stale", topics: ["protection"] })))
  const protectionMachine = provide(protection)({
    loadProtection: loadProtection(api),
    watchRefresh: watchRefresh(app, {
      interval: getRefreshInterval,
      load: loadProtection(asBackgroundApi(api)),
      topics: ["protection"],
    }),
  })
  const sessionsMachine = provide(sessions)({
    loadSessions: loadSessions(api),
    revokeSessions: markProtectionStaleAfter(revokeSessions(api)),
  })
  const recoveryCodesMachine = provide(recoveryCodes)({
    loadRecoveryCodes: loadRecoveryCodes(api),
    createRecoveryCodes: markProtectionStaleAfter(createRecoveryCodes(api)),
  })
  const passkeysMachine = provide(passkeys)({
    loadPasskeys: loadPasskeys(api),
    createPasskey: markProtectionStaleAfter(createPasskey(api, window)),
    removePasskey: markProtectionStaleAfter(removePasskey(api)),
  })
  const addressBookMachine = provide(addressBook)({
    loadAddressBook: loadAddressBook(api),
    saveBookAddress: saveBookAddress(api),
    changeAddressBook: markProtectionStaleAfter(changeAddressBook(api)),
  })
  const logMachine = provide(securityLog)({ loadEvents: loadEvents(api), watchPage: watchPage(window) })
  const exportMachine = provide(exportEvents)(
    createExportPorts(app, () => i18n.getFixedT(locale(), "security")("log.file")),
  )
  const download = (codes: ReadonlyArray<string>) => {
    const name = i18n.getFixedT(locale(), "security")("recoveryCodes.file")
    Effect.runSync(downloadText(document, `${name}.txt`, `${codes.join("\n")}\n`))
  }
  const ExportEvents = () => useOffers("exports") && <ExportFile machine={exportMachine} request={{ file: "events" }} />
  const topics: { readonly [Topic in SecuritySection]: (email: string) => ReactNode } = {
    recoveryCodes: (email) => (
      <RecoveryCodes machine={recoveryCodesMachine} email={email} onPrint={() => print()} onDownload={download} />
    ),
    passkeys: (email) => <Passkeys machine={passkeysMachine} email={email} />,
    addressBook: () => <AddressBook machine={addressBookMachine} />,
    sessions: (email) => <Sessions machine={sessionsMachine} email={email} />,
    securityLog: () => (
      <SecurityLog machine={logMachine} page={readPage(location.search)}>
        <ExportEvents />
      </SecurityLog>
    ),
    privacy: (email) => <Privacy email={email} />,
  }
  return ({ email, topic }: { readonly email: string; readonly topic: SecuritySection | null }) => {
    const offered = securitySections.filter(useOffers)
    if (topic !== null && offered.includes(topic)) return topics[topic](email)
    const isSummed = offered.includes("securityLog")
    return (
      <SecurityOverview
        protection={isSummed && <Protection machine={protectionMachine} />}
        topics={offered.filter((name) => !isSummed || name === "securityLog" || name === "privacy")}
      />
    )
  }
}
