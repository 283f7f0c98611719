import { useTranslation } from "react-i18next"
import type { partnerHelp } from "#machines/partner/partner-help.machine.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./partner-help.module.css"

type Machine = typeof partnerHelp
type ViewProps = ScreenProps<Machine>

/** Explains the section's terms until the user closes the explanation. */
export const PartnerHelp = ({ machine }: { readonly machine: Machine }) =>
  renderView(views, useFlow(machine, undefined))

const texts = ["share", "accrued", "paid"] as const

const Help = ({ state, send }: ViewProps) => {
  const { t } = useTranslation("partner")
  return (
    <Disclosure
      summary={t("help.title")}
      open={state.matches("visible") || state.matches("showing")}
      onToggle={() => send({ type: "help.toggle" })}
    >
      <ul className={`${patterns.stack} ${css.list}`}>
        {texts.map((text) => (
          <li key={text}>{t(`help.${text}`)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** One component renders all states that show help, because saving the choice is too fast for a separate view. */
const views: StateViews<Machine> = { visible: Help, showing: Help, hidden: Help, hiding: Help }
