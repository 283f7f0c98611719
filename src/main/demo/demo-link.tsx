import type { ReactNode } from "react"
import { isSignedIn } from "#domain/site/session.ts"
import type { App } from "#main/site/app.ts"
import { DemoLink } from "#ui/demo/demo/demo-link.tsx"
import { useAppActor, useSession } from "#ui/site/session.tsx"
import { demoAvailabilityOf } from "./demo-availability.ts"

/** A customer has a cabinet of their own. */
export const demoOf = (app: App) => {
  const availability = demoAvailabilityOf(app)
  return ({ children }: { readonly children: ReactNode }) => {
    const visitor = useSession()
    const [state, send] = useAppActor(availability)
    const isReal = isSignedIn(visitor) && visitor.session !== "demo"
    return isReal ? null : (
      <DemoLink state={state} send={send}>
        {children}
      </DemoLink>
    )
  }
}
