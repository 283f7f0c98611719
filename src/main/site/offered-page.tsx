import type { ComponentType } from "react"
import { callFailed } from "../../domain/shared/failure"
import type { Extension } from "../../domain/site/extensions"
import { FailurePanel } from "../../ui/kit/feedback/failure-panel"
import type { Namespace } from "../../ui/shared/i18n"
import { NotFound } from "../../ui/site/not-found/not-found"
import type { PageProps } from "../route-chunk"
import type { App } from "./app"
import { awaitConfig, currentConfig } from "./config"
import { lazyPart } from "./lazy-part"

/** A page that an extension adds; elsewhere its address is not found, and its code does not load. */
export const offeredPage = (
  app: App,
  name: Extension,
  load: () => Promise<ComponentType<PageProps>>,
  namespaces: ReadonlyArray<Namespace>,
) => {
  const Page = lazyPart<PageProps>(
    app,
    async () => {
      await awaitConfig()
      return currentConfig().extensions.includes(name) ? load() : NotFound
    },
    namespaces,
    () => <FailurePanel failure={callFailed("offline")} />,
  )
  return (props: PageProps) => <Page {...props} />
}
