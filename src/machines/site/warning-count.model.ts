import { Result } from "effect"
import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { warningCount } from "./warning-count.machine.ts"

export const warningCountModel = defineModel({
  machine: warningCount,
  portResults: { loadWarningCount: { ok: [0, 3], CallFailed: [callFailed("unavailable")] } },
  feeds: { watchCabinetPresence: ["cabinet.entered", "cabinet.left"] },
  distinguishBy: ({ count }: { count: number }) => count > 0,
  when: ({ count }, event) => {
    const output = event["output"] as Result.Result<number, unknown> | undefined
    if (output === undefined) return null
    if (Result.isFailure(output)) return count > 0 ? "ignored: there were some" : "ignored: none are known"
    return output.success > 0 ? "n orders need attention" : "none does"
  },
  portInputs: { loadWarningCount: [undefined] },
})
