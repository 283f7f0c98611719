import type { DemoCabinet } from "#domain/demo/demo.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { demoCabinet } from "./demo-cabinet.machine.ts"

const demoId = "0b1c9d2e-7a64-4f0f-9f3c-62f1c8a0de01"

const createdDemo: DemoCabinet = { id: demoId, state: "Created" }
const assignedDemo: DemoCabinet = { id: demoId, state: "Assigned" }

const failed = callFailed("server", { requestId: "req-62" })

export const demoCabinetModel = defineModel({
  machine: demoCabinet,
  portResults: {
    readStoredDemo: {
      ok: [
        labelSample("no demo cabinet yet", { id: null, isEntered: false }),
        labelSample("one is known, and this browser is signed in by it", { id: demoId, isEntered: true }),
        labelSample("one is known, and its tokens are gone", { id: demoId, isEntered: false }),
      ],
    },
    generateDemoId: { ok: [demoId] },
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
      DemoNotFound: [taggedFailure("DemoNotFound")],
      CallFailed: [failed],
    },
  },
})
