import { useTranslation } from "react-i18next"
import type { partnerHelp } from "#machines/partner/partner-help.machine.ts"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { Button } from "#ui/kit/actions/button.tsx"
import { Panel } from "#ui/kit/layout/card.tsx"
import { Section } from "#ui/kit/layout/page.tsx"
import css from "./partner-help.module.css"

type Machine = typeof partnerHelp
type Props = ScreenProps<Machine>

/** Explains the section's terms until the user closes the explanation. */
export const PartnerHelp = ({ machine }: { readonly machine: Machine }) =>
  renderView(views, useFlow(machine, undefined))

const Visible = ({ send }: Props) => {
  const { t } = useTranslation("partner")
  return (
    <Section title={t("help.title")}>
      <Panel>
        <ul className={css.list}>
          <li>{t("help.share")}</li>
          <li>{t("help.accrued")}</li>
          <li>{t("help.paid")}</li>
        </ul>
        <div>
          <Button kind="quiet" onClick={() => send({ type: "help.toggle" })}>
            {t("help.hide")}
          </Button>
        </div>
      </Panel>
    </Section>
  )
}

const Hidden = ({ send }: Props) => {
  const { t } = useTranslation("partner")
  return (
    <div>
      <Button kind="quiet" onClick={() => send({ type: "help.toggle" })}>
        {t("help.show")}
      </Button>
    </div>
  )
}

/** Saving the choice is too fast for a view of its own. */
const views: StateViews<Machine> = { visible: Visible, showing: Visible, hidden: Hidden, hiding: Hidden }
