import { useTranslation } from "react-i18next"
import type { consent } from "#machines/site/consent.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { TextButton } from "#ui/kit/actions/text-link.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./privacy-choices.module.css"

type Machine = typeof consent

/**
 * The button that opens the privacy choices, and the question itself. The question overlays the page without moving its layout or
 * focus.
 */
export const PrivacyChoices = ({ machine }: { readonly machine: Machine }) => {
  const { t } = useTranslation("consent")
  const { state, send } = useFlow(machine, undefined)
  return (
    <>
      <TextButton onClick={() => send({ type: "consent.reconsider" })}>{t("choices")}</TextButton>
      {renderView(views, { state, send })}
    </>
  )
}

/** Asks for consent. The two answers look alike, because neither is recommended. */
const Question = ({ send }: ScreenProps<Machine>) => {
  const { t } = useTranslation("consent")
  return (
    <section className={`${patterns.onScreen} ${patterns.overlay} ${css.question}`} aria-label={t("label")}>
      <p>{t("question")}</p>
      <div className={css.answers}>
        <Button kind="quiet" onClick={() => send({ type: "consent.refuse" })}>
          {t("refuse")}
        </Button>
        <Button kind="quiet" onClick={() => send({ type: "consent.allow" })}>
          {t("allow")}
        </Button>
      </div>
    </section>
  )
}

const views: StateViews<Machine> = {
  checking: noView,
  asking: Question,
  allowing: noView,
  refusing: noView,
  given: noView,
  refused: noView,
}
