import { Formik } from "formik"
import type { FormikValues } from "formik"
import { useState } from "react"
import type { MouseEvent, ReactNode } from "react"
import * as z from "zod/mini"
import css from "./account.module.css"
import { checkForm } from "./check-form"

interface Props<Values extends FormikValues, Checked> {
  readonly initial: Values
  readonly rules: z.ZodMiniType<Checked, Values>
  /** Every field is valid. */
  readonly onSend: (checked: Checked) => void
  readonly children: ReactNode
}

const focusFirst = (form: HTMLFormElement, errors: object) => {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
  fields.find((field) => field.name in errors || field.ariaInvalid === "true")?.focus()
}

/**
 * Leaving a field may bring up its message, which pushes away what is being pressed: the click would miss.
 * So a press leaves the focus where it is; the click that follows does what it does.
 */
const holdFocus = (event: MouseEvent<HTMLFormElement>) => {
  if (event.target instanceof Element && event.target.closest("a, button, label, [type=checkbox]"))
    event.preventDefault()
}

/** Holds the keystrokes; sends nothing while a field is invalid, and leads to the first such field. */
export const AccountForm = <Values extends FormikValues, Checked>({
  initial,
  rules,
  onSend,
  children,
}: Props<Values, Checked>) => {
  // Nothing is told of a field before one was left or the form was sent; until then a keystroke need not wait for what it breaks.
  const [judged, judge] = useState(false)
  return (
    <Formik
      initialValues={initial}
      validateOnChange={judged}
      validate={checkForm(rules)}
      onSubmit={(values) => onSend(z.parse(rules, values))}
    >
      {({ submitForm, validateForm }) => (
        <form
          // Should it ever be sent by the browser itself, the address must not hold a password.
          method="post"
          noValidate
          className={css.form}
          onMouseDown={holdFocus}
          onBlur={() => judge(true)}
          onSubmit={(event) => {
            event.preventDefault()
            judge(true)
            const form = event.currentTarget
            void submitForm()
              .then(() => validateForm())
              .then((errors) => focusFirst(form, errors))
          }}
        >
          {children}
        </form>
      )}
    </Formik>
  )
}
