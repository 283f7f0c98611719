import { callFailed, taggedFailure } from "../../domain/failure"
import { assignedDemo, createdDemo, demoId } from "../../domain/fixtures/demo"
import { model } from "../kit/model"
import { when } from "../kit/when"
import { demoCabinet } from "./demo-cabinet.machine"

const failed = callFailed("server", { requestId: "req-62" })

export const demoCabinetModel = model({
  machine: demoCabinet,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "demo.renew": [{ type: "demo.renew" }],
  },
  answers: {
    readDemo: {
      ok: [
        when("no demo cabinet yet", { id: null, isEntered: false }),
        when("one is known, and this browser is signed in by it", { id: demoId, isEntered: true }),
        when("one is known, and its tokens are gone", { id: demoId, isEntered: false }),
      ],
    },
    mintDemo: { ok: [demoId] },
    createDemo: {
      ok: [when("Created: still a demo", createdDemo), when("Assigned: somebody's account", assignedDemo)],
      CallFailed: [failed],
    },
    loadDemo: {
      ok: [when("Created: still a demo", createdDemo), when("Assigned: somebody's account", assignedDemo)],
      DemoMissing: [taggedFailure("DemoMissing")],
      CallFailed: [failed],
    },
  },
  feeds: {},
})
