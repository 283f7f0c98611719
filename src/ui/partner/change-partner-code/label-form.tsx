import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import { maxLabelLength } from "#domain/partner/partner.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { oneLine } from "#ui/shared/typed-text.ts"

/** The rules of the form. An empty label means no label. */
export const labelSchema = z.object({
  label: z.string().check(oneLine, z.maxLength(maxLabelLength, "partner:label.tooLong")),
})

export interface LabelFormProps {
  readonly initialLabel: string | null
  readonly isBusy: boolean
  /** The text of the button that sends. */
  readonly submit: string
  /** Called with null if there is no label. */
  readonly onSubmit: (label: string | null) => void
  readonly onCancel: () => void
}

/** A form for the label of a new or an existing code. */
export const LabelForm = ({ initialLabel, isBusy, submit, onSubmit, onCancel }: LabelFormProps) => {
  const { t } = useTranslation("partner")
  return (
    <Form
      initialValues={{ label: initialLabel ?? "" }}
      schema={labelSchema}
      onSubmit={({ label }) => onSubmit(label === "" ? null : label)}
    >
      <FormField
        name="label"
        label={t("label.field")}
        hint={t("label.hint", { max: maxLabelLength })}
        autoComplete="off"
        disabled={isBusy}
      />
      <DialogActions>
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
          {t("create.cancel")}
        </Button>
      </DialogActions>
    </Form>
  )
}
