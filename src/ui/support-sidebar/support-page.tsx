import { useTranslation } from "react-i18next"
import type { supportSidebar } from "../../machines/support-sidebar/support-sidebar.machine"
import { useFlow } from "../flow"
import { Button } from "../kit/button"
import { EmptyPanel } from "../kit/empty-panel"
import { Page } from "../kit/page"
import { TextLink } from "../kit/text-link"
import type { ScreenProps, Views } from "../screen"
import { viewOf } from "../screen"
import { useSession } from "../session"
import { supportAddress, supportLetter } from "./address"
import css from "./support-sidebar.module.css"

type Machine = typeof supportSidebar
type Props = ScreenProps<Machine>

/** /cabinet/support: opens the chat at the side, for somebody identified. */
export const SupportPage = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, undefined)
  const { t } = useTranslation("support")
  const View = viewOf(views, state)
  return <Page title={t("title")} wide><View state={state} send={send} /></Page>
}

const Unavailable = () => {
  const { t } = useTranslation("support")
  return <EmptyPanel title={t("unavailable.title")}>{t("unavailable.text")}</EmptyPanel>
}

const Letter = () => <p><TextLink kind="alone" href={supportLetter}>{supportAddress}</TextLink></p>

const Closed = ({ send }: Props) => {
  const { t } = useTranslation("support")
  return (
    <>
      <p className={css.quiet}>{t("lead")}</p>
      <div><Button onClick={() => send({ type: "support.open" })}>{t("open")}</Button></div>
      <Letter />
    </>
  )
}

/** A chat of a third party goes here; without one, how to reach a person. */
const Open = ({ send }: Props) => {
  const { t } = useTranslation("support")
  const { profile } = useSession()
  return (
    <div className={css.beside}>
      <div className={css.page}><p className={css.quiet}>{t("lead")}</p><Letter /></div>
      <aside className={css.chat} aria-label={t("chat.title")}>
        <h2>{t("chat.title")}</h2>
        <p className={css.said}>{t("chat.greeting")}</p>
        <p className={css.said}>{t("chat.standIn", { email: profile?.email ?? "" })}</p>
        <p><TextLink href={supportLetter} kind="alone">{t("chat.write")}</TextLink></p>
        <div><Button kind="quiet" onClick={() => send({ type: "support.close" })}>{t("chat.close")}</Button></div>
      </aside>
    </div>
  )
}

const views: Views<Machine> = { unavailable: Unavailable, closed: Closed, open: Open }
