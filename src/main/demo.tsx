import { createDemo, loadDemo, generateDemoId, readStoredDemo } from "#adapters/demo/demo.ts"
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
    readStoredDemo: readStoredDemo(ids, tokens),
    generateDemoId: generateDemoId(ids),
    createDemo: createDemo(api, tokens),
    loadDemo: loadDemo(api),
  })
  const openModal = (redirectTarget: string | null) => modal.send({ type: "demo.open", redirectTarget })
  return () => {
    const search = useQuery()
    const { state, send } = useAppActor(availability)
    const redirectTarget = parseRedirectTarget(search.get("redirect"))
    return (
      <DemoGate
        state={state}
        send={send}
        inside={<DemoCabinet machine={machine} redirectTarget={redirectTarget} onClaimDemo={openModal} />}
      />
    )
  }
}
