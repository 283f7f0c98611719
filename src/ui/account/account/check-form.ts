import type * as z from "zod/mini"

/** Formik's `validate`: maps each field to the message of the first rule it breaks. */
export const checkForm =
  <Rules extends z.ZodMiniType>(rules: Rules) =>
  (values: unknown): { [field: string]: string } => {
    const checked = rules.safeParse(values)
    const errors: { [field: string]: string } = {}
    for (const { path, message } of checked.error?.issues ?? []) errors[path.join(".")] ??= message
    return errors
  }
