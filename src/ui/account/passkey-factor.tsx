import { useTranslation } from "react-i18next"
import type { passkeyFactor } from "#machines/account/passkey-factor.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { RefusedNotice, ResultNotice } from "#ui/kit/form/result-notice.tsx"
import { useFlow, renderView, type PartialViews } from "#ui/shared/flow.tsx"

type Machine = typeof passkeyFactor
export interface PasskeyFactorProps {
  readonly disabled: boolean
  readonly onChosen: (code: string) => void
}

const Problem = ({ problem }: { readonly problem: "cancelled" | "unsupported" }) => (
  <ResultNotice kind="warn">{useTranslation("passkeys").t(`factor.${problem}`)}</ResultNotice>
)

const messages: PartialViews<Machine> = {
  cancelled: () => <Problem problem="cancelled" />,
  unsupported: () => <Problem problem="unsupported" />,
  failed: ({ state }) => <RefusedNotice failure={state.context.failure} />,
}

/** Offers a passkey instead of a two-factor code. */
export const PasskeyFactor = ({ machine, disabled, onChosen }: PasskeyFactorProps & { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined, { "passkey.chosen": ({ code }) => onChosen(code) })
  const { t } = useTranslation("passkeys")
  return (
    <>
      {renderView(messages, { state, send })}
      <Button
        kind="quiet"
        disabled={disabled}
        isBusy={state.matches("choosing")}
        onClick={() => send({ type: "passkey.choose" })}
      >
        {t("factor.use")}
      </Button>
    </>
  )
}
