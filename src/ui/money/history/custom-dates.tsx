import { Formik } from "formik"
import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { clampDateRange } from "#domain/money/history-query.ts"
import type { historyFilters } from "#machines/money/history-filters.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { DateField } from "#ui/kit/fields/date-field.tsx"
import { createValidate } from "#ui/kit/form/form.tsx"
import type { ScreenProps } from "#ui/shared/flow.tsx"
import css from "./history.module.css"

const date = z.iso.date({ error: "history:filters.problems.date" })

const dateRangeSchema = z.object({ start: date, end: date })

type ViewProps = ScreenProps<typeof historyFilters>

const Dates = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("history")
  const {
    query: { dateRange },
    days,
  } = state.context
  if (dateRange === null) return null
  return (
    <Formik
      enableReinitialize
      initialValues={dateRange}
      validate={createValidate(dateRangeSchema)}
      onSubmit={({ start, end }, { setValues }) => {
        // Sets the fields to the dates of the list, even if the URL does not change. An end date in the future becomes today, and
        // the last valid dates replace refused ones.
        void setValues(clampDateRange({ start, end }, days) ?? dateRange)
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

/** The fields for a period of the customer's own. Renders no fields while no such period is chosen. */
export const CustomDates = (props: ViewProps) => {
  const { t } = useTranslation("history")
  return (
    <>
      <Dates {...props} />
      {props.state.matches({ custom: "refused" }) && (
        <Notice kind="warn" isLive>
          {t("filters.problems.order")}
        </Notice>
      )}
    </>
  )
}
