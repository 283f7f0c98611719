import { callFailed } from "#domain/shared/failure.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pageParts } from "./page-parts.machine.ts"

const failure = callFailed("server", { requestId: "req-42" })

export const pagePartsModel = defineModel({
  machine: pageParts,
  input: { parts: ["accounts", "orders"] },
  events: {
    "part.loading": [
      { type: "part.loading", part: "accounts" },
      { type: "part.loading", part: "orders" },
    ],
    "part.loaded": [
      { type: "part.loaded", part: "accounts" },
      { type: "part.loaded", part: "orders" },
    ],
    "part.failed": [
      { type: "part.failed", part: "accounts", failure },
      { type: "part.failed", part: "orders", failure },
    ],
  },
  portResults: {},
  distinguishBy: ({ statuses }) =>
    Object.values(statuses).map((status) => (typeof status === "string" ? status : "failed")),
  when: ({ statuses }, event) => {
    if (event.type !== "part.failed" && event.type !== "part.loading") return null
    const { part } = event as unknown as { readonly part: string }
    const others = Object.entries(statuses)
      .filter(([name]) => name !== part)
      .map(([, status]) => status)
    const wasThere = statuses[part] === "loaded"
    if (others.includes("loaded")) return "another part is there"
    if (event.type === "part.loading") return wasThere ? "it was the only part that was there" : null
    if (!others.includes("loading")) return wasThere ? "it was the only part that was there" : "it was the last one"
    return wasThere ? "the others are still loading" : "another part is still loading"
  },
})
