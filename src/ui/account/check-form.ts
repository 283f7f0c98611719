import type * as z from "zod/mini"

/** By field name, the message of the first rule its value breaks; Formik's `validate`. */
export const checkForm =
  <Rules extends z.ZodMiniType>(rules: Rules) =>
  (values: unknown): { [field: string]: string } => {
    const checked = rules.safeParse(values)
    const errors: { [field: string]: string } = {}
    for (const { path, message } of checked.error?.issues ?? []) errors[path.join(".")] ??= message
    return errors
  }
