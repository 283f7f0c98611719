import { useTranslation } from "react-i18next"
import type { SummaryEntry } from "#domain/partner/partner.ts"
import type { changePartnerCode } from "#machines/partner/change-partner-code.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { QrCode } from "#ui/kit/figures/qr-code.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { createReferralUrl } from "#ui/partner/partner-summary/partner-code.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { LabelForm } from "./label-form.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

type Machine = typeof changePartnerCode

export interface CodeToolsProps {
  readonly entry: SummaryEntry
  /** Called when the summary has become stale. */
  readonly onChanged: () => void
}
type ViewProps = ScreenProps<Machine> & Pick<CodeToolsProps, "entry">

const qrSize = 160

/** The partner's actions on one code, such as its label, and its link as a QR code. */
export const CodeTools = ({ machine, entry, onChanged }: CodeToolsProps & { readonly machine: Machine }) => {
  const { t } = useTranslation("partner")
  const { value, label, active } = entry
  const { state, send } = useFlow(machine, { code: value }, { "partnerCode.changed": onChanged })
  return (
    <>
      <div className={patterns.row}>
        <Button kind="quiet" onClick={() => send({ type: "dialog.open", dialog: "label" })}>
          <span>{label === null ? t("label.add") : t("label.edit")}</span>
          <VisuallyHidden>{` ${value}`}</VisuallyHidden>
        </Button>
        {active !== null && (
          <Button kind="quiet" onClick={() => send({ type: "dialog.open", dialog: "activity" })}>
            <span>{active ? t("activity.deactivate.ask") : t("activity.activate.ask")}</span>
            <VisuallyHidden>{` ${value}`}</VisuallyHidden>
          </Button>
        )}
      </div>
      <div>
        <QrCode value={createReferralUrl(value)} size={qrSize} label={t("codes.qr.label", { code: value })} />
      </div>
      {renderView(views, { state, send, entry })}
    </>
  )
}

const Label = ({ state, send, entry: { label } }: ViewProps) => (
  <LabelForm
    initialLabel={label}
    isBusy={state.matches("sending")}
    submit={useTranslation("partner").t("label.save")}
    onSubmit={(next) => send({ type: "change.submit", change: { label: next } })}
    onCancel={() => send({ type: "dialog.close" })}
  />
)

/** Explains the effects of the change, with a button that makes it. */
const Activity = ({ state, send, entry: { active } }: ViewProps) => {
  const { t } = useTranslation("partner")
  const action = active === true ? "deactivate" : "activate"
  const isBusy = state.matches("sending")
  return (
    <>
      <p>{t(`activity.${action}.text`)}</p>
      <p>{t(`activity.${action}.stays`)}</p>
      <DialogActions>
        <Button isBusy={isBusy} onClick={() => send({ type: "change.submit", change: { active: active !== true } })}>
          {t(`activity.${action}.confirm`)}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={() => send({ type: "dialog.close" })}>
          {t("create.cancel")}
        </Button>
      </DialogActions>
    </>
  )
}

const Change = (props: ViewProps) => {
  const { state, send, entry } = props
  const { t } = useTranslation("partner")
  const { dialog, failure } = state.context
  const action = entry.active === true ? "deactivate" : "activate"
  const isLabel = dialog === "label"
  return (
    <Dialog
      size="S"
      title={isLabel ? t("label.title", { code: entry.value }) : t(`activity.${action}.title`, { code: entry.value })}
      onClose={() => {
        if (!state.matches("sending")) send({ type: "dialog.close" })
      }}
    >
      {failure !== null && <FailurePanel failure={failure} />}
      {isLabel ? <Label {...props} /> : <Activity {...props} />}
    </Dialog>
  )
}

const views: StateViews<Machine, Pick<CodeToolsProps, "entry">> = {
  closed: noView,
  open: Change,
  sending: Change,
  failed: Change,
}
