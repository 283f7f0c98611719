import { fillPort } from "../adapters/shared/fill-port"
import { createDemo, loadDemo, mintDemo, readDemo } from "../adapters/demo/demo"
import { redirectTarget } from "../domain/site/redirect"
import { demoCabinet } from "../machines/demo/demo-cabinet.machine"
import { DemoCabinet } from "../ui/demo/demo/demo-cabinet"
import { DemoGate } from "../ui/demo/demo/demo-gate"
import { useAppActor } from "../ui/site/session"
import type { App } from "./site/app"
import { apiOf } from "./site/api"
import { demoAvailabilityOf } from "./demo/demo-availability"
import { demoOf } from "./demo/demo-modal"
import { useQuery } from "../ui/site/use-query"

export const page = (app: App) => {
  const api = apiOf(app)
  const { tokens } = app
  const { ids, modal } = demoOf(app)
  const availability = demoAvailabilityOf(app)
  const machine = demoCabinet.provide({
    actors: {
      readDemo: fillPort(readDemo(ids, tokens)),
      mintDemo: fillPort(mintDemo(ids)),
      createDemo: fillPort(createDemo(api, tokens)),
      loadDemo: fillPort(loadDemo(api)),
    },
  })
  const own = (onward: string | null) => modal.send({ type: "demo.open", onward })
  return () => {
    const search = useQuery()
    const [state, send] = useAppActor(availability)
    const onward = redirectTarget(search.get("redirect"))
    return <DemoGate state={state} send={send} inside={<DemoCabinet machine={machine} onward={onward} onOwn={own} />} />
  }
}
