import { useTranslation } from "react-i18next"
import type { demoChat } from "#machines/demo/demo-chat.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { supportMailto } from "#ui/shared/support-mailto.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./demo-chat.module.css"

type Machine = typeof demoChat
type ViewProps = ScreenProps<Machine>

/** The way to ask a person, below every page of the demo cabinet. */
export const DemoChat = ({ machine }: { readonly machine: Machine }) => (
  <aside className={`${patterns.onScreen} ${css.chat}`} aria-label={useTranslation("support").t("demo.label")}>
    {renderView(views, useFlow(machine, undefined))}
  </aside>
)

const Ready = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("support")
  return (
    <Button kind="quiet" isBusy={state.matches("opening")} onClick={() => send({ type: "chat.open" })}>
      {t("demo.ask")}
    </Button>
  )
}

const GaveUp = () => {
  const { t } = useTranslation("support")
  return (
    <p>
      <span>{t("demo.gaveUp")}</span>{" "}
      <TextLink kind="alone" href={supportMailto}>
        {t("demo.write")}
      </TextLink>
    </p>
  )
}

const views: StateViews<Machine> = {
  polling: noView,
  ready: Ready,
  opening: Ready,
  gaveUp: GaveUp,
}
