import { createDemo, loadDemo, mintDemo, readDemo } from "#adapters/demo/demo.ts"
import { provide } from "#adapters/shared/fill-port.ts"
import { parseRedirectTarget } from "#domain/site/redirect.ts"
import { demoCabinet } from "#machines/demo/demo-cabinet.machine.ts"
import { DemoCabinet, DemoGate } from "#ui/demo/demo/demo-cabinet.tsx"
import { useAppActor } from "#ui/site/session.tsx"
import { useQuery } from "#ui/site/use-query.ts"
import { createDemoAvailability } from "./demo/demo-link.tsx"
import { createDemoModal } from "./demo/demo-modal.ts"
import { createPageApi } from "./site/api.ts"
import type { AppContext } from "./site/app.ts"

export const createPage = (app: AppContext) => {
  const api = createPageApi(app)
  const { tokens } = app
  const { ids, modal } = createDemoModal(app)
  const availability = createDemoAvailability(app)
  const machine = provide(demoCabinet)({
    readDemo: readDemo(ids, tokens),
    mintDemo: mintDemo(ids),
    createDemo: createDemo(api, tokens),
    loadDemo: loadDemo(api),
  })
  const openModal = (onward: string | null) => modal.send({ type: "demo.open", onward })
  return () => {
    const search = useQuery()
    const { state, send } = useAppActor(availability)
    const onward = parseRedirectTarget(search.get("redirect"))
    return (
      <DemoGate
        state={state}
        send={send}
        inside={<DemoCabinet machine={machine} onward={onward} onClaimDemo={openModal} />}
      />
    )
  }
}
