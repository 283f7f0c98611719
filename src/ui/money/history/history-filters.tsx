import { Formik } from "formik"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import {
  operationTypes,
  historyPeriods,
  clampDateSpan,
  type HistoryPeriod,
  type OperationFilter,
  historyPresets,
  findPreset,
  presetSpan,
} from "#domain/money/history-query.ts"
import { payoutCoins } from "#domain/shared/currency.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { SegmentedLinks } from "#ui/kit/actions/segmented-links.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { DateField } from "#ui/kit/fields/date-field.tsx"
import { Select } from "#ui/kit/fields/select.tsx"
import { checkForm } from "#ui/kit/form/form.tsx"
import { FilterPanel } from "#ui/kit/layout/filter-panel.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import css from "./history.module.css"

const date = z.iso.date({ error: "history:filters.problems.date" })

const dateRangeSchema = z.object({ start: date, end: date })

type Props = ScreenProps<typeof historyFilters>

/** The filters of the history, which follow the address. A type or period applies at once, and dates apply on submit. */
export const HistoryFilters = ({ total = null, ...props }: Props & { readonly total?: string | null }) => {
  const { t } = useTranslation("history")
  const { state, send } = props
  const { query, days } = state.context
  const { operationType, span, coin } = query
  const isExtended = useOffers("history")
  const types = isExtended ? operationTypes : operationTypes.filter((type) => type !== "Returned")
  const typeText = (type: OperationFilter) =>
    type === "Bonus" && !isExtended ? t("filters.bonusAndReturned") : t(`filters.operationTypes.${type}`)
  const period: HistoryPeriod = span === null ? "All" : "Custom"
  const preset = findPreset(span, days)
  const without = (changed: Partial<typeof query>) => paths.history({ ...query, ...changed, page: 1 })
  const active = [
    ...(operationType === "All" ? [] : [{ text: typeText(operationType), href: without({ operationType: "All" }) }]),
    ...(span === null
      ? []
      : [
          {
            text: preset === null ? t("filters.periods.Custom") : t(`filters.presets.${preset}`),
            href: without({ span: null }),
          },
        ]),
    ...(coin === null ? [] : [{ text: t(`filters.coins.${coin}`), href: without({ coin: null }) }]),
  ]
  return (
    <section aria-label={t("filters.label")}>
      <FilterPanel active={active} total={total}>
        <div className={css.choices}>
          <Select
            label={t("filters.operationType")}
            value={types.find((type) => type === operationType) ?? "All"}
            options={types.map((value) => ({ value, text: typeText(value) }))}
            onValue={(value) => {
              const selected = operationTypes.find((type) => type === value)
              if (selected) send({ type: "operationType.choose", operationType: selected })
            }}
          />
          <Select
            label={t("filters.period")}
            value={period}
            options={historyPeriods.map((value) => ({ value, text: t(`filters.periods.${value}`) }))}
            onValue={(value) => {
              const selected = historyPeriods.find((one) => one === value)
              if (selected) send({ type: "period.choose", period: selected })
            }}
          />
          {isExtended && (
            <Select
              label={t("filters.coin")}
              value={coin ?? "All"}
              options={["All" as const, ...payoutCoins].map((value) => ({ value, text: t(`filters.coins.${value}`) }))}
              onValue={(value) => {
                send({ type: "coin.choose", coin: payoutCoins.find((one) => one === value) ?? null })
              }}
            />
          )}
        </div>
        <Presets state={state} />
        {renderView(views, props)}
      </FilterPanel>
    </section>
  )
}

/** Links to frequent periods, with their dates. */
const Presets = ({ state }: Pick<Props, "state">) => {
  const { t } = useTranslation("history")
  const { query, days } = state.context
  const current = findPreset(query.span, days)
  return (
    <SegmentedLinks
      label={t("filters.presets.label")}
      items={[
        {
          text: t("filters.periods.All"),
          href: paths.history({ ...query, span: null, page: 1 }),
          current: query.span === null,
        },
        ...historyPresets.map((preset) => ({
          text: t(`filters.presets.${preset}`),
          href: paths.history({ ...query, span: presetSpan(preset, days), page: 1 }),
          current: preset === current,
        })),
      ]}
    />
  )
}

const Dates = ({ state, send }: Props) => {
  const { t } = useTranslation("history")
  const {
    query: { span },
    days,
  } = state.context
  if (span === null) return null
  return (
    <Formik
      enableReinitialize
      initialValues={span}
      validate={checkForm(dateRangeSchema)}
      onSubmit={({ start, end }, { setValues }) => {
        // Sets the fields to the dates of the list, even if the address does not change. An end date in the future becomes today,
        // and the last valid dates replace refused ones.
        void setValues(clampDateSpan({ start, end }, days) ?? span)
        send({ type: "dates.submit", start, end })
      }}
    >
      {({ handleSubmit }) => (
        <form noValidate className={css.dates} onSubmit={handleSubmit}>
          <DateField name="start" label={t("filters.start")} max={days.today} />
          <DateField name="end" label={t("filters.end")} max={days.today} />
          <div className={css.show}>
            <Button type="submit" kind="quiet">
              {t("filters.show")}
            </Button>
          </div>
        </form>
      )}
    </Formik>
  )
}

const CustomDates = (props: Props) => {
  const { t } = useTranslation("history")
  return (
    <>
      <Dates {...props} />
      {props.state.matches({ custom: "refused" }) && (
        <Notice kind="warn" live>
          {t("filters.problems.order")}
        </Notice>
      )}
    </>
  )
}

const views: StateViews<typeof historyFilters> = {
  deciding: noView,
  all: noView,
  custom: CustomDates,
  opening: CustomDates,
}
