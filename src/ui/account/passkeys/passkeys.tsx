import { useTranslation } from "react-i18next"
import type { Passkey } from "#domain/account/passkey.ts"
import { countEntries } from "#domain/shared/entries.ts"
import type { passkeys } from "#machines/account/passkeys.machine.ts"
import { SecurityList } from "#ui/account/security/security-list.tsx"
import { SecuritySectionPanel } from "#ui/account/security/security-section-panel.tsx"
import { SavedNotice } from "#ui/account/settings/outcome.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { UserGivenName } from "#ui/kit/figures/with-name.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { NewPasskeyForm } from "./new-passkey-form.tsx"
import { PasskeyRemovalForm } from "./passkey-removal-form.tsx"
import css from "#ui/account/security/security-list.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof passkeys
export interface PasskeysProps {
  /** The e-mail address of the account, for password managers. */
  readonly email: string
}
type ViewProps = ScreenProps<Machine> & PasskeysProps

/** The topic of the passkeys: their list, and the forms that add and remove one. */
export const Passkeys = ({ machine, email }: PasskeysProps & { readonly machine: Machine }) => {
  const { t } = useTranslation("security")
  return (
    <SecuritySectionPanel title={t("passkeys.title")} text={t("passkeys.text")}>
      {renderView(views, { ...useFlow(machine, undefined), email })}
    </SecuritySectionPanel>
  )
}

const Row = ({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) => {
  const { t } = useTranslation("security")
  const { name, createDate, lastUsed } = passkey
  return (
    <li className={`${patterns.line} ${css.row}`}>
      <div className={css.what}>
        <p className={css.name}>
          <UserGivenName name={name} />
        </p>
        <p className={patterns.note}>
          {lastUsed === null ? (
            t("passkeys.unused")
          ) : (
            <>
              <span>{t("passkeys.lastUsed")}</span> <DateText instant={lastUsed} showsTime />
            </>
          )}
        </p>
        <p className={patterns.note}>
          <span>{t("passkeys.created")}</span> <DateText instant={createDate} showsTime />
        </p>
      </div>
      <Button kind="quiet" onClick={onRemove}>
        <span>{t("passkeys.remove.action")}</span>
        <VisuallyHidden>
          {" "}
          <UserGivenName name={name} />
        </VisuallyHidden>
      </Button>
    </li>
  )
}

const List = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("security")
  const { values } = state.context.list!
  return (
    <>
      {state.matches({ listed: "added" }) && <SavedNotice>{t("passkeys.added")}</SavedNotice>}
      {state.matches({ listed: "removed" }) && <SavedNotice>{t("passkeys.removed")}</SavedNotice>}
      {countEntries(values) === 0 ? (
        <p>{t("passkeys.none")}</p>
      ) : (
        <SecurityList label={t("passkeys.title")} entries={values}>
          {(passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => send({ type: "passkey.remove", passkey })} />
          )}
        </SecurityList>
      )}
      <div>
        <Button kind="quiet" onClick={() => send({ type: "passkey.add" })}>
          {t("passkeys.add")}
        </Button>
      </div>
    </>
  )
}

const views: StateViews<Machine, PasskeysProps> = {
  loading: () => <Skeleton lines={4} />,
  failed: LoadFailed,
  listed: List,
  adding: NewPasskeyForm,
  removing: PasskeyRemovalForm,
}
