import { useTranslation } from "react-i18next"
import type { AddressBookChange } from "#domain/account/address-book.ts"
import type { addressBook } from "#machines/account/address-book.machine.ts"
import { SecuritySectionPanel } from "#ui/account/security/security-section-panel.tsx"
import { SavedNotice } from "#ui/account/settings/outcome.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { WithName } from "#ui/kit/figures/with-name.tsx"
import { RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { AddressForm } from "./address-form.tsx"
import { SavedAddresses } from "./saved-addresses.tsx"
import css from "#ui/account/security/security-list.module.css"

type Machine = typeof addressBook
type ViewProps = ScreenProps<Machine>

/** The topic with the customer's saved withdrawal addresses. */
export const AddressBook = ({ machine }: { readonly machine: Machine }) => {
  const { t } = useTranslation("security")
  return (
    <SecuritySectionPanel title={t("addressBook.title")} text={t("addressBook.text")}>
      {renderView(views, useFlow(machine, undefined))}
    </SecuritySectionPanel>
  )
}

const Switch = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("security")
  const { change } = state.context
  const { isOn, offDate } = state.context.book!
  const isChanging = state.matches("changing")
  const to = !isOn || offDate !== null
  const isThis = change !== null && "isOn" in change
  return (
    <>
      <Status kind={!isOn ? "idle" : offDate === null ? "ok" : "warn"}>
        <span className={css.sentence}>
          <span>{offDate === null ? t(isOn ? "addressBook.on" : "addressBook.off") : t("addressBook.offFrom")}</span>{" "}
          {offDate !== null && <DateText instant={offDate} showsTime />}
        </span>
      </Status>
      <p>{t(isOn ? "addressBook.onText" : "addressBook.offText")}</p>
      <div>
        <Button
          kind="quiet"
          isBusy={isChanging && isThis}
          disabled={isChanging && !isThis}
          onClick={() => send({ type: "book.switch", isOn: to })}
        >
          {t(`addressBook.switch.${!isOn ? "on" : offDate === null ? "off" : "stayOn"}`)}
        </Button>
      </div>
    </>
  )
}

const changedText = (change: AddressBookChange) =>
  "isOn" in change
    ? change.isOn
      ? "addressBook.changed.on"
      : "addressBook.changed.off"
    : "addressBook.changed.removed"

const RemovalDialog = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("security")
  const { name, availableDate } = state.context.chosen!
  const kind = availableDate === null ? "usable" : "waiting"
  const back = () => send({ type: "removal.cancel" })
  return (
    <Dialog
      size="S"
      title={<WithName name={name} sentence={(name) => t(`addressBook.remove.${kind}.title`, { name })} />}
      onClose={back}
    >
      <p>{t(`addressBook.remove.${kind}.text`)}</p>
      <DialogActions>
        <Button kind="danger" onClick={() => send({ type: "removal.confirm" })}>
          {t(`addressBook.remove.${kind}.confirm`)}
        </Button>
        <Button kind="quiet" onClick={back}>
          {t("addressBook.remove.back")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const List = (props: ViewProps) => {
  const { state, send } = props
  const { t } = useTranslation("security")
  const { book, change, failure } = state.context
  const isChanging = state.matches("changing")
  return (
    <>
      {state.matches({ listed: "saved" }) && <SavedNotice>{t("addressBook.saved")}</SavedNotice>}
      {state.matches({ listed: "changed" }) && <SavedNotice>{t(changedText(change!))}</SavedNotice>}
      {state.matches({ listed: "failed" }) && <RefusedNotice failure={failure} />}
      <Switch {...props} />
      <SavedAddresses
        book={book!}
        disabled={isChanging}
        onChange={(saved) => send({ type: "address.change", saved })}
        onRemove={(saved) => send({ type: "address.remove", saved })}
      />
      <div>
        <Button kind="quiet" disabled={isChanging} onClick={() => send({ type: "address.add" })}>
          {t("addressBook.add")}
        </Button>
      </div>
      {state.matches("removing") && <RemovalDialog {...props} />}
    </>
  )
}

const views: StateViews<Machine> = {
  loading: () => <Skeleton lines={4} />,
  failed: LoadFailed,
  listed: List,
  removing: List,
  changing: List,
  form: {
    ready: AddressForm,
    deciding: noView,
    warned: AddressForm,
    sending: AddressForm,
    rateLimited: AddressForm,
    failed: AddressForm,
  },
}
