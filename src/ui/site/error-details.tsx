import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { errorDetails } from "#machines/site/error-details.machine.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"

interface OwnProps {
  /** The bank's message. */
  readonly children: ReactNode
}
interface Props extends OwnProps {
  readonly machine: typeof errorDetails
}
type ViewProps = ScreenProps<typeof errorDetails> & OwnProps

/** The technical details of a failed payment, which the customer can open. */
export const ErrorDetails = ({ machine, children }: Props) =>
  renderView(views, { ...useFlow(machine, undefined), children })

const viewOf =
  (open: boolean) =>
  ({ send, children }: ViewProps) => {
    const { t } = useTranslation("pay")
    return (
      <Disclosure summary={t("card.details")} open={open} onToggle={() => send({ type: "details.toggle" })}>
        {children}
      </Disclosure>
    )
  }

const views: StateViews<typeof errorDetails, OwnProps> = { collapsed: viewOf(false), expanded: viewOf(true) }
