import { Result } from "effect"
import { taggedFailure } from "#domain/shared/failure.ts"
import { maxDemoChatPolls } from "#domain/shared/timing.ts"
import { defineModel } from "#machines/kit/model.ts"
import { demoChat } from "./demo-chat.machine.ts"

export const demoChatModel = defineModel({
  machine: demoChat,
  portResults: {
    findChat: { ok: [null], ChatNotFound: [taggedFailure("ChatNotFound")] },
    openChat: { ok: [null] },
  },
  distinguishBy: ({ polls }: { polls: number }) => polls,
  when: ({ polls }, event) => {
    const output = event["output"] as Result.Result<unknown, unknown> | undefined
    if (output === undefined || Result.isSuccess(output)) return null
    return polls >= maxDemoChatPolls ? "the tenth time" : "up to nine times"
  },
  portInputs: { findChat: [undefined], openChat: [undefined] },
})
