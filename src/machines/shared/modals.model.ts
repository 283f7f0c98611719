import { defineModel } from "#machines/kit/model.ts"
import { modals, type OpenModal } from "./modals.machine.ts"

const withdrawal: OpenModal = { id: "withdrawal", width: "L", isOnTop: false }
const password: OpenModal = { id: "password", width: "M", isOnTop: false }
const challenge: OpenModal = { id: "tfa", width: "S", isOnTop: true }

export const modalsModel = defineModel({
  machine: modals,
  events: {
    "modal.opened": [
      { type: "modal.opened", modal: withdrawal },
      { type: "modal.opened", modal: password },
      { type: "modal.opened", modal: challenge },
    ],
    "modal.closed": [
      { type: "modal.closed", id: withdrawal.id },
      { type: "modal.closed", id: password.id },
      { type: "modal.closed", id: challenge.id },
    ],
  },
  portResults: {},
  distinguishBy: ({ bases, top }) => [bases.map(({ id }) => id), top?.id],
  when: ({ bases, top }, event) => {
    if (event.type === "modal.opened") {
      const { isOnTop } = event["modal"] as OpenModal
      return isOnTop || (top !== null && bases.length === 0) ? "two-factor and a modal meet" : "another one: it waits"
    }
    const left = bases.filter(({ id }) => id !== event["id"]).length
    const isTop = top?.id === event["id"]
    if (top !== null && !isTop && left > 0) return "another one is left under two-factor"
    return left > 0 || (top !== null && !isTop) ? "one is left" : "nothing is left"
  },
})
