import { useTranslation } from "react-i18next"
import type { passkeyFactor } from "../../machines/account/passkey-factor.machine"
import { Button } from "../kit/actions/button"
import { useFlow } from "../shared/flow"
import type { PartialViews } from "../shared/screen"
import { renderView } from "../shared/screen"
import { RefusedNotice, ResultNotice } from "../kit/form/result-notice"

type Machine = typeof passkeyFactor
export interface PasskeyFactorProps {
  readonly disabled: boolean
  readonly onChosen: (code: string) => void
}

const Problem = ({ problem }: { readonly problem: "cancelled" | "unsupported" }) => {
  const { t } = useTranslation("passkeys")
  return (
    <ResultNotice kind="warn">
      <p>{t(`factor.${problem}`)}</p>
    </ResultNotice>
  )
}

const messages: PartialViews<Machine> = {
  cancelled: () => <Problem problem="cancelled" />,
  unsupported: () => <Problem problem="unsupported" />,
  error: ({ state }) => <RefusedNotice failure={state.context.failure} />,
}

/** Instead of a two-factor code. */
export const PasskeyFactor = ({ machine, disabled, onChosen }: PasskeyFactorProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined, { "passkey.chosen": ({ code }) => onChosen(code) })
  const { t } = useTranslation("passkeys")
  const Message = renderView(messages, state)
  return (
    <>
      <Message state={state} send={send} />
      <Button
        kind="quiet"
        disabled={disabled}
        busy={state.matches("choosing")}
        onClick={() => send({ type: "passkey.choose" })}
      >
        {t("factor.use")}
      </Button>
    </>
  )
}
