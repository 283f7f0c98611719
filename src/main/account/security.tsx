import { Effect } from "effect"
import { changeAddressBook, loadAddressBook, saveBookAddress } from "../../adapters/account/address-book"
import { createRecoveryCodes, loadRecoveryCodes } from "../../adapters/account/recovery-codes"
import { endSessions, loadSessions } from "../../adapters/account/sessions"
import { saveFile } from "../../adapters/shared/files"
import { fillPort } from "../../adapters/shared/fill-port"
import { addressBook } from "../../machines/account/address-book/address-book.machine"
import { recoveryCodes } from "../../machines/account/recovery-codes/recovery-codes.machine"
import { sessions } from "../../machines/account/sessions/sessions.machine"
import { AddressBook } from "../../ui/account/address-book/address-book"
import { RecoveryCodes } from "../../ui/account/recovery-codes/recovery-codes"
import { SecuritySections } from "../../ui/account/security/security-sections"
import { Sessions } from "../../ui/account/sessions/sessions"
import { useExtension } from "../../ui/site/site-config"
import type { App } from "../site/app"
import { withApi } from "../site/with-api"

/** The security tab of the settings, with the parts that the operator offers. */
export const createSecurity = (app: App) => {
  const { api, i18n, locale } = withApi(app)
  const sessionsMachine = sessions.provide({
    actors: { loadSessions: fillPort(loadSessions(api)), endSessions: fillPort(endSessions(api)) },
  })
  const recoveryCodesMachine = recoveryCodes.provide({
    actors: {
      loadRecoveryCodes: fillPort(loadRecoveryCodes(api)),
      createRecoveryCodes: fillPort(createRecoveryCodes(api)),
    },
  })
  const addressBookMachine = addressBook.provide({
    actors: {
      loadAddressBook: fillPort(loadAddressBook(api)),
      saveBookAddress: fillPort(saveBookAddress(api)),
      changeAddressBook: fillPort(changeAddressBook(api)),
    },
  })
  const download = (codes: ReadonlyArray<string>) => {
    const name = i18n.getFixedT(locale(), "security")("recoveryCodes.file")
    Effect.runSync(saveFile(document, `${name}.txt`, `${codes.join("\n")}\n`, "text/plain"))
  }
  return ({ email }: { readonly email: string }) => (
    <SecuritySections>
      {useExtension("recoveryCodes") && (
        <RecoveryCodes machine={recoveryCodesMachine} email={email} onPrint={() => print()} onDownload={download} />
      )}
      {useExtension("addressBook") && <AddressBook machine={addressBookMachine} />}
      {useExtension("sessions") && <Sessions machine={sessionsMachine} />}
    </SecuritySections>
  )
}
