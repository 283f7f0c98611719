import { createActor, fromCallback, type AnyEventObject } from "xstate"
import { demoAvailability, type DemoAvailabilityChanged } from "#machines/demo/demo-availability.machine.ts"
import type { App } from "#main/site/app.ts"
import { perApp } from "#main/site/per-app.ts"

const watchDemo = ({ capture, session }: App) =>
  fromCallback<AnyEventObject, undefined, DemoAvailabilityChanged>(({ sendBack }) => {
    const report = () =>
      sendBack({
        type: "demo.changed",
        allowDemo: capture.analyticsData()?.allow_demo,
        hasCode: capture.code() !== null,
        isDemo: session.getSnapshot().matches("demo"),
      })
    const { unsubscribe } = session.subscribe(report)
    const unwatch = capture.subscribe(report)
    report()
    return () => {
      unsubscribe()
      unwatch()
    }
  })

/** Made when the first page needs it. */
export const demoAvailabilityOf = perApp((app) =>
  createActor(demoAvailability.provide({ actors: { watchDemo: watchDemo(app) } })).start(),
)
