import { useFormikContext } from "formik"
import { useEffect, useEffectEvent } from "react"
import { useTranslation } from "react-i18next"
import { displayCurrencies, defaultLocale, isLocale, type DisplayCurrency } from "#domain/shared/currency.ts"
import type { changeCommon } from "#machines/account/change-common.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { SelectField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { ResultNotice, RefusedNotice } from "#ui/kit/form/result-notice.tsx"
import { useFlow, renderView, type PartialViews } from "#ui/shared/flow.tsx"
import { SavedNotice } from "./outcome.tsx"
import { commonSettingsSchema } from "./settings.form.ts"

interface OwnProps {
  readonly currencyId: DisplayCurrency
}

/** Applies a change from another tab, or from the switch in the header, to one field without resetting the other field. */
const Follow = ({ name, value }: { readonly name: "locale" | "currencyId"; readonly value: string }) => {
  const { setFieldValue } = useFormikContext()
  const follow = useEffectEvent((now: string) => void setFieldValue(name, now))
  useEffect(() => follow(value), [value])
  return null
}

/** The form for the language and the display currency. Another tab or the header can change both while the form is open. */
export const CommonSettings = ({ machine, currencyId }: OwnProps & { readonly machine: typeof changeCommon }) => {
  const { state, send } = useFlow(machine, undefined)
  const {
    t,
    i18n: { language },
  } = useTranslation("settings")
  const { t: shared } = useTranslation("common")
  const isBusy = state.matches("sending")
  const locale = isLocale(language) ? language : defaultLocale
  return (
    <Form
      initialValues={{ locale, currencyId }}
      schema={commonSettingsSchema}
      onSubmit={(values) => send({ type: "form.submit", values })}
    >
      {renderView(messages, { state, send })}
      <Follow name="locale" value={locale} />
      <Follow name="currencyId" value={currencyId} />
      <SelectField
        name="locale"
        label={t("common.language")}
        autoComplete="language"
        disabled={isBusy}
        options={[
          { value: "en-US", text: shared("language.english") },
          { value: "ru-RU", text: shared("language.russian") },
        ]}
      />
      <SelectField
        name="currencyId"
        label={t("common.currency")}
        hint={t("common.currencyHint")}
        disabled={isBusy}
        options={displayCurrencies.map((value) => ({ value, text: t(`common.currencies.${value}`) }))}
      />
      <Button type="submit" isBusy={isBusy}>
        {t("save")}
      </Button>
    </Form>
  )
}

const Saved = () => <SavedNotice>{useTranslation("settings").t("common.success")}</SavedNotice>

const TextsNotLoaded = () => (
  <ResultNotice kind="warn">{useTranslation("settings").t("common.textsMissing")}</ResultNotice>
)

const messages: PartialViews<typeof changeCommon> = {
  success: Saved,
  textsMissing: TextsNotLoaded,
  failed: ({ state }) => <RefusedNotice failure={state.context.failure} />,
}
