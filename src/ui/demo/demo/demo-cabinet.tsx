import { useTranslation } from "react-i18next"
import type { demoCabinet } from "../../../machines/demo/demo-cabinet.machine"
import { useFlow, useOnMount } from "../../shared/flow"
import { Button } from "../../kit/actions/button"
import { ButtonLink } from "../../kit/actions/button-link"
import { LoadFailed } from "../../kit/feedback/failure-panel"
import { Notice } from "../../kit/feedback/notice"
import { Page } from "../../kit/layout/page"
import { Panel } from "../../kit/layout/panel"
import { Skeleton } from "../../kit/feedback/skeleton"
import { Spinner } from "../../kit/feedback/spinner"
import { paths } from "../../site/paths"
import { noView, renderView } from "../../shared/screen"
import type { ScreenProps, StateViews } from "../../shared/screen"
import { DemoAccounts } from "./demo-accounts"
import { DemoContracts, DemoOrders } from "./demo-lists"
import css from "./demo.module.css"

interface OwnProps {
  /** The page that requires a real account, if the visitor was redirected from it. */
  readonly onward: string | null
  /** Opens the form that turns the demo into a real account. */
  readonly onOwn: (onward: string | null) => void
}
type Machine = typeof demoCabinet
type Props = ScreenProps<Machine> & OwnProps

/** /demo */
export const DemoCabinet = ({ machine, ...ownProps }: OwnProps & { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("demo")
  const View = renderView(views, state)
  return (
    <Page title={t("title")} wide>
      <View state={state} send={send} {...ownProps} />
    </Page>
  )
}

const Preparing = () => (
  <>
    <Spinner label={useTranslation("demo").t("preparing")} />
    <Skeleton lines={6} />
  </>
)

const Created = ({ state, onward, onOwn }: Props) => {
  const { t } = useTranslation("demo")
  const cabinet = state.context.cabinet!
  useOnMount(() => {
    if (onward !== null) onOwn(onward)
  })
  return (
    <div className={css.stack}>
      <Notice kind="info">
        <p>{t("lead")}</p>
      </Notice>
      <DemoAccounts accounts={cabinet.summary} />
      <p>
        <ButtonLink href={paths.cabinet()}>{t("dashboard")}</ButtonLink>
      </p>
      <DemoContracts contracts={cabinet.contracts} />
      <DemoOrders orders={cabinet.orders} />
      <Panel title={t("own.title")}>
        <p>{t("own.text")}</p>
        <div className={css.actions}>
          <Button onClick={() => onOwn(onward)}>{t("own.action")}</Button>
        </div>
      </Panel>
    </div>
  )
}

const Assigned = ({ send }: Props) => {
  const { t } = useTranslation("demo")
  return (
    <Panel title={t("assigned.title")}>
      <p>{t("assigned.text")}</p>
      <div className={css.actions}>
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
  "loading.reading": Preparing,
  "loading.asking": Preparing,
  "creating.minting": Preparing,
  "creating.sending": Preparing,
  deciding: noView,
  created: Created,
  assigned: Assigned,
  error: LoadFailed,
}
