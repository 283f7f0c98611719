import { createActor, fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { DemoAvailabilityChanged } from "../../machines/demo/demo-availability.machine"
import { demoAvailability } from "../../machines/demo/demo-availability.machine"
import type { App } from "../site/app"
import { perApp } from "../site/per-app"

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
