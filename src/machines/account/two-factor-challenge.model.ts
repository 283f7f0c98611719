import { defineModel } from "#machines/kit/model.ts"
import { twoFactorChallenge } from "./two-factor-challenge.machine.ts"

export const twoFactorChallengeModel = defineModel({
  machine: twoFactorChallenge,
  events: {
    "call.challenged": [
      { type: "call.challenged", id: 1, isCodeUsed: false },
      { type: "call.challenged", id: 2, isCodeUsed: false },
      { type: "call.challenged", id: 1, isCodeUsed: true },
    ],
    "call.over": [
      { type: "call.over", id: 1 },
      { type: "call.over", id: 2 },
    ],
    "twoFactorCode.submit": [{ type: "twoFactorCode.submit", code: "492039" }],
    "passkey.submit": [{ type: "passkey.submit", code: "passkey:e30" }],
  },
  portResults: {},
  distinguishBy: ({ queue, sentCode }) => [queue, sentCode?.isPasskey],
  when: ({ queue, sentCode }, event, from) => {
    const [first, ...others] = queue
    const isFirst = event["id"] === first
    if (event.type === "call.challenged" && from === "sending")
      return !isFirst
        ? "another call: it queues"
        : event["isCodeUsed"] === true
          ? "the same call: its code had been used"
          : sentCode?.isPasskey === true
            ? "the same call: its passkey was refused"
            : "the same call: its code was wrong"
    if (event.type !== "call.over") return null
    if (isFirst && others.length === 0) return "it was the only one"
    if (from === "editing") return "others wait"
    if (!isFirst) return "another call was cancelled"
    return from === "sending"
      ? "its code was taken and others wait: the next one asks for a code of its own"
      : "its call is gone and others wait: the next one asks"
  },
})
