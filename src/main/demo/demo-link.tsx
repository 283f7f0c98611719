import type { ReactNode } from "react"
import { createActor, fromCallback, type AnyEventObject } from "xstate"
import { provide } from "#adapters/shared/fill-port.ts"
import { follow, onSnapshot } from "#adapters/shared/follow.ts"
import { isSignedIn } from "#domain/site/session.ts"
import { demoAvailability, type DemoAvailabilityChanged } from "#machines/demo/demo-availability.machine.ts"
import type { AppContext } from "#main/site/app.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"
import { DemoLink } from "#ui/demo/demo/demo-link.tsx"
import { useAppActor, useSession } from "#ui/site/session.tsx"

const watchDemo = ({ capture, session }: AppContext) =>
  fromCallback<AnyEventObject, undefined, DemoAvailabilityChanged>(({ sendBack }) => {
    const read = (): DemoAvailabilityChanged => ({
      type: "demo.changed",
      allowDemo: capture.getAttribution()?.allow_demo,
      hasCode: capture.code() !== null,
      isDemo: session.getSnapshot().matches("demo"),
    })
    return follow([onSnapshot(session), capture.subscribe], read, sendBack)
  })

/** Creates and starts the machine that decides whether a visitor may see the demo. The machine starts when the first page needs it. */
export const createDemoAvailability = memoizePerApp((app) =>
  createActor(provide(demoAvailability)({ watchDemo: watchDemo(app) })).start(),
)

/** Creates the link to the demo. Customers with a real account do not see it, because they have their own cabinet. */
export const createDemoLink = (app: AppContext) => {
  const availability = createDemoAvailability(app)
  return ({ children }: { readonly children: ReactNode }) => {
    const session = useSession()
    const { state, send } = useAppActor(availability)
    const isReal = isSignedIn(session) && session.status !== "demo"
    return isReal ? null : (
      <DemoLink state={state} send={send}>
        {children}
      </DemoLink>
    )
  }
}
