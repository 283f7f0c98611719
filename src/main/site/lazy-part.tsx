import { lazy, Suspense } from "react"
import type { ComponentType, ReactNode } from "react"
import type { Namespace } from "../../ui/shared/i18n"
import { loadTexts } from "../../ui/shared/i18n"
import type { App } from "./app"

/**
 * A part of a page whose code and texts load when it is rendered for the first time. If they fail to load, `Fallback` takes its
 * place until the next visit; without one the page does without the part. `pending` is shown while they load.
 */
export const lazyPart = <Props extends object>(
  app: Pick<App, "i18n" | "locale">,
  load: () => Promise<ComponentType<Props>>,
  namespaces: ReadonlyArray<Namespace>,
  Fallback: ComponentType<Props> = () => null,
  pending: ReactNode = null,
): ComponentType<Props> => {
  const Part = lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      const [part] = await Promise.all([load(), loadTexts(app.i18n, app.locale(), namespaces)])
      return { default: part }
    } catch {
      return { default: Fallback }
    }
  })
  return (props) => (
    <Suspense fallback={pending}>
      <Part {...props} />
    </Suspense>
  )
}
