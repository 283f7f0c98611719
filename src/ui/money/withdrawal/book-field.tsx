import { useTranslation } from "react-i18next"
import { listUsableAddresses, type AddressBook } from "#domain/account/address-book.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { useFormField } from "#ui/kit/fields/form-field.tsx"
import { Select } from "#ui/kit/fields/select.tsx"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly coin: PayoutCoin
  readonly book: AddressBook
}

/** Fills the address field from the address book. A note explains that no other address is accepted while the book is on. */
export const BookField = ({ coin, book }: Props) => {
  const { t } = useTranslation("withdrawal")
  const { input, setValue } = useFormField<string>("address")
  const usable = listUsableAddresses(book, coin)
  return (
    <>
      {book.isOn && (
        <p className={patterns.note}>
          <span>{t("book.only")}</span> <TextLink href={paths.settings("security")}>{t("book.open")}</TextLink>
        </p>
      )}
      {usable.length > 0 && (
        <Select
          label={t("book.label")}
          value={usable.some(({ address }) => address === input.value) ? input.value : ""}
          options={[
            { value: "", text: t(book.isOn ? "book.choose" : "book.other") },
            ...usable.map(({ name, address }) => ({ value: address, text: name })),
          ]}
          onChange={(address) => void setValue(address)}
        />
      )}
    </>
  )
}
