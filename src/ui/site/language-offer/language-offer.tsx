import { useTranslation } from "react-i18next"
import { offeredLocale } from "#domain/shared/currency.ts"
import type { languageOffer } from "#machines/site/language-offer.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { useFlow, noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./language-offer.module.css"

type Machine = typeof languageOffer

/** Asks in the offered language whether to switch to it. The question overlays the page without moving its layout. */
export const LanguageOffer = ({ machine }: { readonly machine: Machine }) =>
  renderView(views, useFlow(machine, undefined))

const Question = ({ state, send }: ScreenProps<Machine>) => {
  const { t } = useTranslation("site")
  const isChanging = state.matches("changing")
  return (
    <aside
      lang={offeredLocale}
      className={`${patterns.onScreen} ${patterns.overlay} ${css.offer}`}
      aria-label={t("offer.label")}
    >
      {state.matches("failed") ? (
        <p role="alert" className={css.failed}>
          {t("offer.failed")}
        </p>
      ) : (
        <p>{t("offer.question")}</p>
      )}
      <div className={css.answers}>
        <Button kind="quiet" isBusy={isChanging} onClick={() => send({ type: "offer.accept" })}>
          {t("offer.accept")}
        </Button>
        <Button kind="quiet" disabled={isChanging} onClick={() => send({ type: "offer.decline" })}>
          {t("offer.decline")}
        </Button>
      </div>
    </aside>
  )
}

const views: StateViews<Machine> = {
  offered: Question,
  changing: Question,
  failed: Question,
  declining: noView,
  closed: noView,
}
