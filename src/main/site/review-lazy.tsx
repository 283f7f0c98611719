import { lazy, Suspense } from "react"
import type { ComponentType } from "react"
import { loadTexts } from "../../ui/shared/i18n"
import type { App } from "./app"

/** Asked once per browser, so it is lazy. */
export const createReview = (app: App): ComponentType => {
  const Prompt = lazy(async (): Promise<{ readonly default: ComponentType }> => {
    try {
      const [{ createReview: create }] = await Promise.all([
        import("./review"),
        loadTexts(app.i18n, app.locale(), ["review"]),
      ])
      return { default: create(app) }
    } catch {
      // A question that fails to load must not break the page: the next visit shows it.
      return { default: () => null }
    }
  })
  return () => (
    <Suspense fallback={null}>
      <Prompt />
    </Suspense>
  )
}
