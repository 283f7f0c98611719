import { lazy, Suspense } from "react"
import type { ComponentType } from "react"
import { loadTexts } from "../ui/i18n"
import type { App } from "./app"

/** Asked once in the life of a browser: fetched beside the page, not with it. */
export const createReview = (app: App): ComponentType => {
  const Prompt = lazy(async (): Promise<{ readonly default: ComponentType }> => {
    try {
      const [{ createReview: create }] = await Promise.all([
        import("./review"),
        loadTexts(app.i18n, app.locale(), ["review"]),
      ])
      return { default: create(app) }
    } catch {
      // A question that does not come must not take the page along: it is there again on the next visit.
      return { default: () => null }
    }
  })
  return () => (
    <Suspense fallback={null}>
      <Prompt />
    </Suspense>
  )
}
