import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import type { createPartnerCode } from "#machines/partner/create-partner-code.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailureWithDetails } from "#ui/kit/feedback/failure-text.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Dialog, DialogActions } from "#ui/kit/overlays/dialog.tsx"
import { useFlow, useOnMount, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import type { LabelFormProps } from "./change-partner-code/label-form.tsx"
import { ShareCode } from "./partner-summary/partner-code.tsx"

type Machine = typeof createPartnerCode

interface OwnProps {
  /** Called when a code was created. */
  readonly onCreated: () => void
  /** The buttons at the end of the question, with a field for a label if the operator offers labels. */
  readonly Actions: ComponentType<LabelFormProps>
}

interface Props extends OwnProps {
  readonly machine: Machine
  /** The existing codes, or null if they are unknown. */
  readonly codes: ReadonlyArray<string> | null
  readonly isLoading?: boolean
}

/** Asks for confirmation, creates a code, and offers to share it. */
export const CreatePartnerCode = ({ machine, codes, isLoading = false, ...ownProps }: Props) => {
  const { state, send } = useFlow(machine, undefined)
  const { t } = useTranslation("partner")
  return (
    <>
      <Button
        kind="quiet"
        isBusy={isLoading}
        disabled={codes === null && !isLoading}
        onClick={() => {
          if (codes !== null && state.matches("closed")) send({ type: "partnerCode.ask", codes })
        }}
      >
        {t("create.ask")}
      </Button>
      {renderView(views, { state, send, ...ownProps })}
    </>
  )
}

type ViewProps = ScreenProps<Machine> & OwnProps

const Message = ({ state }: ViewProps) => {
  const { t } = useTranslation("partner")
  if (state.matches("failed")) return <FailurePanel failure={state.context.failure!} />
  return state.matches("notCreated") ? (
    <Notice kind="warn" isLive>
      {t("create.notCreated")}
    </Notice>
  ) : null
}

/** The buttons of the question, without a label field. */
export const CreateActions = ({ isBusy, submit, onSubmit, onCancel }: LabelFormProps) => (
  <DialogActions>
    <Button isBusy={isBusy} onClick={() => onSubmit(null)}>
      {submit}
    </Button>
    <Button kind="quiet" disabled={isBusy} onClick={onCancel}>
      {useTranslation("partner").t("create.cancel")}
    </Button>
  </DialogActions>
)

const Confirm = (props: ViewProps) => {
  const { state, send, Actions } = props
  const canDeactivate = useOffers("partner")
  const { t } = useTranslation("partner")
  const isBusy = state.matches("sending")
  const close = () => {
    if (!isBusy) send({ type: "dialog.close" })
  }
  return (
    <Dialog size="S" title={t("create.title")} onClose={close}>
      <p>{canDeactivate ? t("create.textWithLabel") : t("create.text")}</p>
      <Message {...props} />
      <Actions
        initialLabel={state.context.label}
        isBusy={isBusy}
        submit={isBusy ? t("create.sending") : t("create.confirm")}
        onSubmit={(label) => send({ type: "partnerCode.confirm", label })}
        onCancel={close}
      />
    </Dialog>
  )
}

const CheckingOutcome = () => {
  const { t } = useTranslation("partner")
  return (
    <Dialog size="S" title={t("create.title")}>
      <Spinner label={t("create.checking")} />
    </Dialog>
  )
}

const OutcomeUnknown = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("partner")
  const close = () => send({ type: "dialog.close" })
  return (
    <Dialog size="S" title={t("create.title")} onClose={close}>
      <Notice kind="warn" isLive>
        <FailureWithDetails failure={state.context.failure!} lead={t("create.outcomeUnknown")} />
      </Notice>
      <DialogActions>
        <Button onClick={() => send({ type: "outcome.check" })}>{t("create.check")}</Button>
        <Button kind="quiet" onClick={close}>
          {t("create.cancel")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Created = ({ state, send, onCreated }: ViewProps) => {
  const { t } = useTranslation("partner")
  useOnMount(onCreated)
  const close = () => send({ type: "dialog.close" })
  return (
    <Dialog size="M" title={t("create.title")} onClose={close}>
      <Notice kind="ok" isLive>
        {t("create.created")}
      </Notice>
      <ShareCode code={state.context.code!} />
      <DialogActions>
        <Button onClick={close}>{t("create.close")}</Button>
      </DialogActions>
    </Dialog>
  )
}

const views: StateViews<Machine, OwnProps> = {
  closed: noView,
  confirm: Confirm,
  sending: Confirm,
  checkingOutcome: CheckingOutcome,
  notCreated: Confirm,
  outcomeUnknown: OutcomeUnknown,
  failed: Confirm,
  created: Created,
}
