import { useTranslation } from "react-i18next"
import type { AddressBook, SavedAddress } from "#domain/account/address-book.ts"
import { countEntries } from "#domain/shared/entries.ts"
import { SecurityList } from "#ui/account/security/security-list.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { UserGivenName, WithName } from "#ui/kit/figures/with-name.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import css from "#ui/account/security/security-list.module.css"
import settings from "#ui/account/settings/settings.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Actions {
  /** True while another change is being saved. */
  readonly disabled: boolean
  readonly onChange: (saved: SavedAddress) => void
  readonly onRemove: (saved: SavedAddress) => void
}

interface RowProps extends Actions {
  readonly saved: SavedAddress
  /** The name of the address that this one replaces. */
  readonly replacedName: string | undefined
}

const Row = ({ saved, replacedName, disabled, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation("security")
  const { name, currencyId, address, availableDate } = saved
  const isWaiting = availableDate !== null
  return (
    <li className={`${patterns.line} ${css.row}`}>
      <div className={css.what}>
        <p className={css.name}>
          <WithName name={name} sentence={(name) => t("addressBook.entry", { name, coin: currencyId.toUpperCase() })} />
        </p>
        <p>
          <Address text={address} />
        </p>
        {isWaiting && (
          <Status kind="warn">
            <span className={css.sentence}>
              <span>{t("addressBook.availableFrom")}</span> <DateText instant={availableDate} showsTime />
            </span>
          </Status>
        )}
        {replacedName !== undefined && (
          <p className={patterns.note}>
            <WithName name={replacedName} sentence={(name) => t("addressBook.replaces", { name })} />
          </p>
        )}
      </div>
      <div className={settings.actions}>
        {!isWaiting && (
          <Button kind="quiet" disabled={disabled} onClick={() => onChange(saved)}>
            <span>{t("addressBook.change")}</span>
            <VisuallyHidden>
              {" "}
              <UserGivenName name={name} />
            </VisuallyHidden>
          </Button>
        )}
        <Button kind="quiet" disabled={disabled} onClick={() => onRemove(saved)}>
          <span>{t(`addressBook.remove.${isWaiting ? "waiting" : "usable"}.action`)}</span>
          <VisuallyHidden>
            {" "}
            <UserGivenName name={name} />
          </VisuallyHidden>
        </Button>
      </div>
    </li>
  )
}

/** Lists the saved addresses. An address that cannot be used yet shows the time from which it can, and cannot be changed. */
export const SavedAddresses = ({ book: { addresses }, ...actions }: Actions & { readonly book: AddressBook }) => {
  const { t } = useTranslation("security")
  if (countEntries(addresses) === 0) return <p>{t("addressBook.empty")}</p>
  return (
    <SecurityList label={t("addressBook.title")} entries={addresses}>
      {(saved) => (
        <Row
          key={saved.id}
          saved={saved}
          replacedName={addresses.find(({ id }) => id === saved.replaces)?.name}
          {...actions}
        />
      )}
    </SecurityList>
  )
}
