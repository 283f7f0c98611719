import { capital, filled, idsOf, type NewFlow } from "./flow.ts"

const dialogViews = `const Edit = (props: Props) => {
  const { state, send } = props
  const { t } = useTranslation("NAMESPACE")
  const close = () => {
    if (!state.matches("saving")) send({ type: "dialog.close" })
  }
  return (
    <Dialog size="S" title={t("NAME.title")} onClose={close}>
      <ValueForm {...props} />
    </Dialog>
  )
}

const views: StateViews<Machine> = { closed: noView, open: Edit, saving: Edit, error: Edit }`

const formViews = `const Saved = (props: Props) => {
  const { t } = useTranslation("NAMESPACE")
  return (
    <>
      <ResultNotice kind="ok">{t("NAME.saved")}</ResultNotice>
      <ValueForm {...props} />
    </>
  )
}

const views: StateViews<Machine> = {
  ready: ValueForm,
  saving: ValueForm,
  rateLimited: ValueForm,
  error: ValueForm,
  saved: Saved,
}`

const dialogActions = `<DialogActions>
        <Button type="submit" busy={busy}>
          {t("NAME.save")}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={() => send({ type: "dialog.close" })}>
          {t("NAME.cancel")}
        </Button>
      </DialogActions>`

const formActions = `<Submit busy={busy} cooldown={isRateLimited ? failure : null} send={send}>
        {t("NAME.save")}
      </Submit>`

const opener = `<Button kind="quiet" onClick={() => flow.send({ type: "dialog.open" })}>
        {t("NAME.open")}
      </Button>`

export const screenOf = (flow: NewFlow): string => {
  const { name, area, stem, kind } = flow
  const [isDialog, hasInput, type] = [kind === "dialog", idsOf(flow).length > 0, capital(name)]
  return filled(
    `import { useTranslation } from "react-i18next"
import * as z from "zod/mini"
import type { ${hasInput ? `${type}Values, ` : ""}${name} } from "#machines/${area}/${stem}.machine.ts"
${isDialog ? 'import { Button } from "#ui/kit/actions/button.tsx"\n' : ""}import { FormField } from "#ui/kit/fields/form-field.tsx"
import { Form } from "#ui/kit/form/form.tsx"
import { RefusedNotice${isDialog ? "" : ", ResultNotice, Submit"} } from "#ui/kit/form/submit.tsx"
${isDialog ? 'import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"' : ""}
import { ${isDialog ? "noView, " : ""}renderView, useFlow, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { oneLine } from "#ui/shared/typed-text.ts"

type Machine = typeof ${name}
type Props = ScreenProps<Machine>

const rules = z.object({ value: z.string().check(oneLine, z.minLength(1, "NAMESPACE:NAME.empty")) })

interface OwnProps {
  readonly machine: Machine
  ${hasInput ? `readonly input: Omit<${type}Values, "value">` : ""}
  readonly onSaved: (value: string) => void
}

export const ${type} = ({ machine, ${hasInput ? "input, " : ""}onSaved }: OwnProps) => {
  const flow = useFlow(machine, ${hasInput ? "input" : "undefined"}, {
    "value.saved": ({ value }) => onSaved(value),
  })
  ${isDialog ? 'const { t } = useTranslation("NAMESPACE")' : ""}
  return ${isDialog ? `(<>${opener}{renderView(views, flow)}</>)` : "renderView(views, flow)"}
}

const ValueForm = ({ state, send }: Props) => {
  const { t } = useTranslation("NAMESPACE")
  const { value, failure } = state.context
  const busy = state.matches("saving")
  ${isDialog ? "" : 'const isRateLimited = state.matches("rateLimited")'}
  return (
    <Form initial={{ value }} rules={rules} onSend={(form) => send({ type: "form.submit", value: form.value })}>
      <RefusedNotice failure={failure}${isDialog ? "" : " rateLimited={isRateLimited}"} />
      <FormField name="value" label={t("NAME.field")} autoComplete="off" disabled={busy} />
      ${isDialog ? dialogActions : formActions}
    </Form>
  )
}

${isDialog ? dialogViews : formViews}
`,
    flow,
  )
}
