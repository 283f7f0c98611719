import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { demoAvailability } from "#machines/demo/demo-availability.machine.ts"
import type { demoCabinet } from "#machines/demo/demo-cabinet.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { Redirect } from "#ui/kit/actions/redirect.tsx"
import { LoadFailed, Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, useOnMount, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./demo.module.css"

interface OwnProps {
  /** The page that requires a real account, if the visitor was redirected from it. */
  readonly redirectTarget: string | null
  /** Opens the form that turns the demo into a real account. */
  readonly onClaimDemo: (redirectTarget: string | null) => void
}
type Machine = typeof demoCabinet
type ViewProps = ScreenProps<Machine> & OwnProps

/**
 * The page that creates a demo for the visitor and opens it. A visitor who already turned a demo into an account is asked to sign
 * in.
 */
export const DemoCabinet = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => (
  <Page title={useTranslation("demo").t("title")} isWide>
    {renderView(views, { ...useFlow(machine, undefined), ...ownProps })}
  </Page>
)

const Preparing = () => (
  <>
    <Spinner label={useTranslation("demo").t("preparing")} />
    <Skeleton lines={6} />
  </>
)

/** Redirects to the cabinet. The demo is the cabinet itself with sample data. */
const Created = ({ redirectTarget, onClaimDemo }: ViewProps) => {
  useOnMount(() => {
    if (redirectTarget !== null) onClaimDemo(redirectTarget)
  })
  return <Redirect replace to={paths.cabinet()} />
}

const Assigned = ({ send }: ViewProps) => {
  const { t } = useTranslation("demo")
  return (
    <Panel title={t("assigned.title")}>
      <p>{t("assigned.text")}</p>
      <div className={`${patterns.line} ${css.actions}`}>
        <ButtonLink href={paths.signIn()}>{t("assigned.signIn")}</ButtonLink>
        <ButtonLink kind="quiet" href={paths.recovery()}>
          {t("assigned.recovery")}
        </ButtonLink>
        <Button kind="quiet" onClick={() => send({ type: "demo.renew" })}>
          {t("assigned.renew")}
        </Button>
      </div>
    </Panel>
  )
}

const views: StateViews<Machine, OwnProps> = {
  loading: Preparing,
  sending: Preparing,
  deciding: noView,
  created: Created,
  assigned: Assigned,
  failed: LoadFailed,
}

type DemoGateMachine = typeof demoAvailability
interface DemoGateOwnProps {
  readonly inside: ReactNode
}
type DemoGateProps = ScreenProps<DemoGateMachine> & DemoGateOwnProps

/** Renders the demo cabinet for visitors who may see it. Nothing of it is created for any other visitor. */
export const DemoGate = (props: DemoGateProps) => renderView(demoGateViews, props)

const Unavailable = () => {
  const { t } = useTranslation("demo")
  return (
    <Page title={t("unavailable.title")}>
      <p>{t("unavailable.text")}</p>
      <p>
        <ButtonLink href={paths.signUp()}>{t("unavailable.signUp")}</ButtonLink>
      </p>
    </Page>
  )
}

const demoGateViews: StateViews<DemoGateMachine, DemoGateOwnProps> = {
  unavailable: Unavailable,
  available: ({ inside }) => inside,
}
