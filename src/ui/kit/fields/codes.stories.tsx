import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { useState } from "react"
import { expect, userEvent, within } from "storybook/test"
import { CodeField } from "./code-field"
import { DateField, DateInput } from "./date-field"
import { Select } from "./select"
import { SelectField } from "./select-field"
import css from "../styles/story-sheet.module.css"

export default { title: "Components/Codes, lists and dates" } satisfies Meta

const Code = () => {
  const [full, setFull] = useState("")
  return (
    <Formik initialValues={{ code: "", wrong: "482913", pin: "0123" }} onSubmit={() => undefined}>
      <main className={`${css.sheet} ${css.wide}`}>
        <CodeField name="code" label="Code from the app" hint="Six digits" onFull={setFull} />
        <p role="status">{full}</p>
        <CodeField name="pin" label="Code of the card" length={4} />
        <CodeField name="wrong" label="Code while it is checked" disabled />
      </main>
    </Formik>
  )
}
export const RefusedCode: StoryObj = {
  render: () => (
    <Formik
      initialValues={{ code: "482913" }}
      initialTouched={{ code: true }}
      initialErrors={{ code: "Wrong code" }}
      onSubmit={() => undefined}
    >
      <main className={`${css.sheet} ${css.wide}`}>
        <CodeField name="code" label="Code from the app" />
      </main>
    </Formik>
  ),
}
export const Codes: StoryObj = {
  render: () => <Code />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText("Code from the app")
    await userEvent.type(field, "12x3")
    await expect(field).toHaveValue("123")
    await userEvent.type(field, "456")
    await expect(field).toHaveValue("123 456")
    await expect(canvas.getByText("123456")).toBeVisible()
    await userEvent.type(field, "7")
    await expect(field).toHaveValue("123 456")
  },
}

const countries = [
  { value: "", text: "Choose a country" },
  { value: "ZA", text: "South Africa" },
  { value: "GS", text: "Южная Георгия и Южные Сандвичевы Острова" },
]
const Lists = () => {
  const [type, setType] = useState("All")
  const [day, setDay] = useState("2026-11-21")
  return (
    <Formik
      initialValues={{ country: "", none: "", start: "2026-08-21", end: "" }}
      initialTouched={{ none: true, end: true }}
      initialErrors={{ none: "Choose one", end: "Choose a date" }}
      onSubmit={() => undefined}
    >
      <main className={`${css.sheet} ${css.wide}`}>
        <Select
          label="Operations"
          value={type}
          onValue={setType}
          options={["All", "Bonus", "Withdrawal"].map((value) => ({ value, text: value }))}
        />
        <SelectField
          name="country"
          label="Country"
          options={countries}
          autoComplete="country"
          hint="As in your passport"
        />
        <SelectField name="none" label="Country that is missing" options={countries} />
        <SelectField name="country" label="Country while it is saved" options={countries} disabled />
        <DateInput label="Day" value={day} onValue={setDay} max="2026-11-21" hint="Not after today" />
        <DateField name="start" label="From" min="2020-01-01" max="2026-11-21" />
        <DateField name="end" label="To" max="2026-11-21" />
        <DateField name="start" label="While it is loaded" disabled />
      </main>
    </Formik>
  )
}
export const ListsAndDates: StoryObj = {
  render: () => <Lists />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText("Operations"), "Bonus")
    await expect(canvas.getByLabelText("Operations")).toHaveValue("Bonus")
    await expect(canvas.getByLabelText("Day")).toHaveAttribute("max", "2026-11-21")
  },
}
