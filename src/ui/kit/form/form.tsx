import { Formik, type FormikValues } from "formik"
import { useState, type MouseEvent, type ReactNode } from "react"
import * as z from "zod/mini"
import css from "./form.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

/** Formik's `validate`: maps each field to the message of the first rule it breaks. */
export const checkForm =
  <Rules extends z.ZodMiniType>(rules: Rules) =>
  (values: unknown): { [field: string]: string } => {
    const checked = rules.safeParse(values)
    const errors: { [field: string]: string } = {}
    for (const { path, message } of checked.error?.issues ?? []) errors[path.join(".")] ??= message
    return errors
  }

interface Props<Values extends FormikValues, Checked> {
  readonly initial: Values
  readonly rules: z.ZodMiniType<Checked, Values>
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
 * Leaving a field may show its error, which moves the pressed control, and the click would miss.
 * So pointerdown does not move the focus; the click still works.
 */
const keepFocus = (event: MouseEvent<HTMLFormElement>) => {
  if (event.target instanceof Element && event.target.closest("a, button, label, [type=checkbox]"))
    event.preventDefault()
}

/** Keeps the input; sends nothing while a field is invalid, and focuses the first invalid field. */
export const Form = <Values extends FormikValues, Checked>({
  initial,
  rules,
  onSend,
  children,
}: Props<Values, Checked>) => {
  // Errors appear only after a blur or a submit; until then a keystroke need not wait for validation.
  const [isValidated, setValidated] = useState(false)
  const check = checkForm(rules)
  return (
    <Formik
      initialValues={initial}
      validateOnChange={isValidated}
      validate={check}
      onSubmit={(values) => onSend(z.parse(rules, values))}
    >
      {({ submitForm, values }) => (
        <form
          // If the browser itself ever submits the form, GET would put the password into the address.
          method="post"
          noValidate
          className={`${patterns.stack} ${css.form}`}
          onMouseDown={keepFocus}
          onBlur={() => setValidated(true)}
          onSubmit={(event) => {
            event.preventDefault()
            const checked = z.safeParse(rules, values)
            // Formik's own submit would render a valid form three times more before the next paint.
            const form = event.currentTarget
            if (checked.success) {
              // The focused field or last message may be locked or removed now; a busy button keeps the focus.
              form.querySelector<HTMLElement>("[type=submit]")?.focus()
              return onSend(checked.data)
            }
            setValidated(true)
            return void submitForm().then(() => focusFirst(form, check(values)))
          }}
        >
          {children}
        </form>
      )}
    </Formik>
  )
}
