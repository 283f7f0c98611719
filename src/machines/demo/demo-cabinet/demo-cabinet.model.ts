import { callFailed, taggedFailure } from "../../../domain/shared/failure"
import { assignedDemo, createdDemo, demoId } from "../../../domain/fixtures/demo"
import { model } from "../../kit/model"
import { labelSample } from "../../kit/when"
import { demoCabinet } from "./demo-cabinet.machine"

const failed = callFailed("server", { requestId: "req-62" })

export const demoCabinetModel = model({
  machine: demoCabinet,
  input: undefined,
  events: {
    "load.retry": [{ type: "load.retry" }],
    "demo.renew": [{ type: "demo.renew" }],
  },
  portResults: {
    readDemo: {
      ok: [
        labelSample("no demo cabinet yet", { id: null, isEntered: false }),
        labelSample("one is known, and this browser is signed in by it", { id: demoId, isEntered: true }),
        labelSample("one is known, and its tokens are gone", { id: demoId, isEntered: false }),
      ],
    },
    mintDemo: { ok: [demoId] },
    createDemo: {
      ok: [
        labelSample("Created: still a demo", createdDemo),
        labelSample("Assigned: the cabinet has become an account", assignedDemo),
      ],
      CallFailed: [failed],
    },
    loadDemo: {
      ok: [
        labelSample("Created: still a demo", createdDemo),
        labelSample("Assigned: the cabinet has become an account", assignedDemo),
      ],
      DemoMissing: [taggedFailure("DemoMissing")],
      CallFailed: [failed],
    },
  },
  feeds: {},
})
