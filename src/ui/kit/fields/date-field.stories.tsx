import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { Formik } from "formik"
import { DateField, DateInput } from "./date-field.tsx"

export default {
  title: "Components/Fields/DateField",
  component: DateField,
  subcomponents: { DateInput },
  tags: ["autodocs", "!test"],
  args: { name: "start", label: "From", min: "2020-01-01", max: "2026-11-21", hint: "" },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ start: "2026-08-21", end: "" }}
        initialTouched={{ end: true }}
        initialErrors={{ end: "history:filters.problems.date" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: componentPage({
    do: [
      "Use it for a day: the period of the history.",
      "Set min and max, and say them in hint.",
      "Use DateInput where a machine has the value.",
    ],
    avoid: [
      "Don’t draw a calendar of our own.",
      "Don’t use it for a moment with hours: nothing in the product is chosen by the hour.",
    ],
    accessibility: [
      "A native date field: the browser’s own calendar, format and keyboard.",
      "The label is a native label; hint and error are its description.",
      "At least 44 px high.",
    ],
  }),
} satisfies Meta<typeof DateField>

export const Playground: StoryObj<typeof DateField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <DateField
            name="start"
            label={say("From", "С")}
            max="2026-11-21"
            hint={say("Not after today", "Не позже сегодняшнего дня")}
          />
          <DateField name="end" label={say("To", "По")} max="2026-11-21" />
          <DateField name="start" label={say("While it is loaded", "Во время загрузки")} disabled />
        </>
      )}
    </BothLocales>
  ),
}
