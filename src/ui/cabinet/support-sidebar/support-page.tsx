import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { brand } from "#brand/brand.ts"
import type { supportSidebar } from "#machines/cabinet/support-sidebar.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { EmptyPanel } from "#ui/kit/feedback/empty-panel.tsx"
import { Skeleton } from "#ui/kit/feedback/load-states.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Spinner } from "#ui/kit/feedback/spinner.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { supportMailto } from "#ui/shared/support-mailto.ts"
import { Questions } from "./questions.tsx"
import { SupportChat } from "./support-chat.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./support-sidebar.module.css"

type Machine = typeof supportSidebar
interface OwnProps {
  /** Called by Retry, if the profile failed to load. */
  readonly onRetry: () => void
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** The support page: frequent questions, and the chat at the side, which is open for an identified customer. */
export const SupportPage = ({ machine, onRetry }: OwnProps & { readonly machine: Machine }) => (
  <Page title={useTranslation("support").t("title")} isWide>
    {renderView(views, { ...useFlow(machine, undefined), onRetry })}
  </Page>
)

const Unknown = ({ onRetry }: ViewProps) => {
  const { t } = useTranslation()
  return (
    <>
      <Notice kind="danger" isLive>
        <p>{t("profileMissing")}</p>
        <Button kind="quiet" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Notice>
      <EmailLink />
      <Questions />
    </>
  )
}

const Unavailable = () => {
  const { t } = useTranslation("support")
  return (
    <>
      <EmptyPanel title={t("unavailable.title")}>{t("unavailable.text")}</EmptyPanel>
      <EmailLink />
      <Questions />
    </>
  )
}

const EmailLink = () => (
  <p>
    <TextLink kind="alone" href={supportMailto}>
      {brand.support}
    </TextLink>
  </p>
)

const Fetching = () => <Spinner label={useTranslation("support").t("chat.opening")} />

const ThirdPartyChat = ({ send }: Pick<ViewProps, "send">) => {
  const { t } = useTranslation("support")
  return (
    <>
      <p className={css.answer}>{t("chat.thirdParty")}</p>
      <div>
        <Button kind="quiet" onClick={() => send({ type: "support.open" })}>
          {t("chat.again")}
        </Button>
      </div>
    </>
  )
}

const ChatUnavailable = ({ send }: Pick<ViewProps, "send">) => {
  const { t } = useTranslation(["support", "common"])
  return (
    <Notice kind="warn" isLive>
      <p>{t("chat.missing")}</p>
      <p>
        <TextLink kind="alone" href={supportMailto}>
          {t("chat.write")}
        </TextLink>
      </p>
      <Button kind="quiet" onClick={() => send({ type: "support.open" })}>
        {t("common:retry")}
      </Button>
    </Notice>
  )
}

const chatOf = ({ state, send }: ScreenProps<Machine>): ReactNode => {
  if (state.matches({ open: "chatting" })) return <SupportChat state={state} send={send} />
  if (state.matches({ open: "thirdParty" })) return <ThirdPartyChat send={send} />
  return state.matches({ open: "chatUnavailable" }) ? <ChatUnavailable send={send} /> : <Fetching />
}

/** The page with the button that opens and closes the chat. The chat appears next to it. */
const Known = (props: ViewProps) => {
  const { t } = useTranslation("support")
  const { state, send } = props
  const open = state.matches("open")
  return (
    <div className={css.beside}>
      <div className={css.page}>
        <p className={patterns.quiet}>{t("lead")}</p>
        <div className={`${patterns.line} ${css.ways}`}>
          <EmailLink />
          <Button kind="quiet" onClick={() => send({ type: open ? "support.close" : "support.open" })}>
            {open ? t("close") : t("open")}
          </Button>
        </div>
        <Questions />
      </div>
      {open && (
        <aside className={css.chat} aria-label={t("chat.title")}>
          <Panel>
            <h2>{t("chat.title")}</h2>
            {chatOf(props)}
          </Panel>
        </aside>
      )}
    </div>
  )
}

const views: StateViews<Machine, OwnProps> = {
  checking: () => <Skeleton lines={4} />,
  unknown: Unknown,
  unavailable: Unavailable,
  closed: Known,
  open: Known,
}
