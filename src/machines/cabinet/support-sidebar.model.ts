import { Result } from "effect"
import { taggedFailure } from "#domain/shared/failure.ts"
import { maxDemoChatPolls } from "#domain/shared/timing.ts"
import { defineModel } from "#machines/kit/model.ts"
import { supportSidebar } from "./support-sidebar.machine.ts"

export const supportSidebarModel = defineModel({
  machine: supportSidebar,
  events: {
    "message.send": [{ type: "message.send", text: "Where is my order?" }],
  },
  portResults: {
    openSupport: { ok: ["local", "vendor"], ChatNotFound: [taggedFailure("ChatNotFound")] },
  },
  feeds: {
    watchIdentification: [
      "identification.known",
      "identification.none",
      "identification.checking",
      "identification.failed",
    ],
  },
  distinguishBy: ({ polls }: { polls: number }) => polls,
  when: ({ polls }, event) => {
    const output = event["output"] as Result.Result<unknown, unknown> | undefined
    if (output === undefined) return null
    if (Result.isSuccess(output))
      return output.success === "local" ? "the chat of this page" : "the chat of a third party"
    return polls >= maxDemoChatPolls ? "the tenth time" : "up to nine times"
  },
  portInputs: { openSupport: [undefined] },
})
