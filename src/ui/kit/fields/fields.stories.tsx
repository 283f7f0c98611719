import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { useState } from "react"
import { CheckboxField } from "./checkbox-field"
import { FormField } from "./form-field"
import { MoneyField } from "./money-field"
import { PasswordField } from "./password-field"
import { RadioCards } from "./radio-cards"
import { Slider } from "./slider"
import { StarField } from "./star-field"
import css from "../styles/story-sheet.module.css"
import { TextAreaField } from "./text-area-field"

export default { title: "Components/Fields" } satisfies Meta

const values = { email: "me@example.org", code: "", password: "correct horse", terms: true, stars: 3, message: "" }

export const Form: StoryObj = {
  render: () => (
    <Formik
      initialValues={values}
      initialTouched={{ code: true, terms: true }}
      initialErrors={{ code: "This code is not valid" }}
      onSubmit={() => undefined}
    >
      <main className={`${css.sheet} ${css.wide}`}>
        <FormField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          hint="We send the confirmation there"
        />
        <FormField name="code" label="Promo code" />
        <PasswordField name="password" label="Password" autoComplete="new-password" />
        <FormField name="email" label="E-mail while it is sent" disabled />
        <CheckboxField name="terms" label="I agree to the terms" />
        <StarField name="stars" legend="Your rating" stars={[1, 2, 3, 4, 5]} nameOf={(count) => `${count} stars`} />
        <TextAreaField name="message" label="Your review" hint="Several lines" />
      </main>
    </Formik>
  ),
}

const Amounts = () => {
  const [quantity, setQuantity] = useState("12.5")
  return (
    <main className={`${css.sheet} ${css.wide}`}>
      <MoneyField
        name="quantity"
        label="Quantity"
        suffix="Th/s"
        value={quantity}
        onValue={setQuantity}
        onCommit={() => undefined}
        hint="From 0.1 to 500 Th/s"
      />
      <MoneyField
        name="cost"
        label="Cost"
        suffix="USD"
        value="4"
        onValue={() => undefined}
        onCommit={() => undefined}
        error="Not less than $5.00"
      />
      <Slider
        label="Quantity"
        min="0.1"
        max="500"
        step="0.1"
        value={quantity}
        onValue={setQuantity}
        format={(value) => `${value} Th/s`}
        formatTick={(value) => value}
        presets={{ label: "Power with a bonus", values: [{ value: "50", text: "50 Th/s +3 Th/s" }] }}
      />
    </main>
  )
}
export const Amount: StoryObj = { render: () => <Amounts /> }

const methods = [
  { value: "btc", title: "Bitcoin", detail: "0.00412300 BTC", note: "Up to an hour" },
  { value: "eth", title: "Ethereum", detail: "0.08311200 ETH", note: "A few minutes" },
  {
    value: "card",
    title: "Банковская карта",
    detail: "25 431,20 ₽",
    note: "Сумма меньше минимальной: 30 000 ₽",
    disabled: true,
  },
]
const Cards = () => {
  const [method, choose] = useState<string | null>("btc")
  return (
    <main className={`${css.sheet} ${css.wide}`}>
      <RadioCards legend="Pay with" name="method" value={method} onChange={choose} options={methods} />
    </main>
  )
}
export const Choice: StoryObj = { render: () => <Cards /> }
