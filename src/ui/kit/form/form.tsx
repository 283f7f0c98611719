import { Formik, type FormikValues } from "formik"
import { useState, type MouseEvent, type ReactNode } from "react"
import * as z from "zod/mini"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./form.module.css"

/** Returns a `validate` function for Formik. The function maps each field to the message of the first rule that it breaks. */
export const createValidate =
  <Schema extends z.ZodMiniType>(schema: Schema) =>
  (values: unknown): { [field: string]: string } => {
    const checked = schema.safeParse(values)
    const errors: { [field: string]: string } = {}
    for (const { path, message } of checked.error?.issues ?? []) errors[path.join(".")] ??= message
    return errors
  }

interface Props<Values extends FormikValues, Checked> {
  readonly initialValues: Values
  readonly schema: z.ZodMiniType<Checked, Values>
  readonly onSubmit: (checked: Checked) => void
  readonly children: ReactNode
}

const focusFirst = (form: HTMLFormElement, errors: object) => {
  const fields = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
  fields.find((field) => field.name in errors || field.ariaInvalid === "true")?.focus()
}

/**
 * Keeps the focus on pointerdown. A blurred field may show its error, and the error would move the pressed control away from the
 * pointer. The click itself still works.
 */
const preserveFocus = (event: MouseEvent<HTMLFormElement>) => {
  if (event.target instanceof Element && event.target.closest("a, button, label, [type=checkbox]"))
    event.preventDefault()
}

/**
 * A form that checks its fields against `schema`. While a field is invalid, a submit sends nothing and focuses the first invalid
 * field.
 */
export const Form = <Values extends FormikValues, Checked>({
  initialValues,
  schema,
  onSubmit,
  children,
}: Props<Values, Checked>) => {
  // Errors appear only after a blur or a submit. Until then, no keystroke waits for validation.
  const [isValidated, setValidated] = useState(false)
  const check = createValidate(schema)
  return (
    <Formik
      initialValues={initialValues}
      validateOnChange={isValidated}
      validate={check}
      onSubmit={(values) => onSubmit(z.parse(schema, values))}
    >
      {({ submitForm, values }) => (
        <form
          // Uses POST, because a native GET submit would put the password into the URL.
          method="post"
          noValidate
          className={`${patterns.stack} ${css.form}`}
          onMouseDown={preserveFocus}
          onBlur={() => setValidated(true)}
          onSubmit={(event) => {
            event.preventDefault()
            const checked = z.safeParse(schema, values)
            // Validates here, because Formik's own submit would render a valid form three more times before the next paint.
            const form = event.currentTarget
            if (checked.success) {
              // Moves the focus to the button, which keeps it while busy. The focused field or last message may be locked or
              // removed.
              form.querySelector<HTMLElement>("[type=submit]")?.focus()
              return onSubmit(checked.data)
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
