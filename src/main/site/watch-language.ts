import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { LanguageChanged } from "../../machines/money/history/history.machine"
import type { App } from "./app"

/** Tells when the page has come into another language. */
export const watchLanguage = ({ i18n }: Pick<App, "i18n">) =>
  fromCallback<AnyEventObject, undefined, LanguageChanged>(({ sendBack }) => {
    const report = () => sendBack({ type: "language.changed" })
    i18n.on("languageChanged", report)
    return () => i18n.off("languageChanged", report)
  })
