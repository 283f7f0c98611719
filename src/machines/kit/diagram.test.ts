import { describe, expect, it } from "vitest"
import { layoutDiagram } from "./diagram.ts"

const drawn = {
  start: "ready",
  states: ["ready", "process.check", "process.sending", "error", "success", "unverified", "closed"],
  edges: [
    { from: "ready", event: "form.submit", to: "process.check" },
    { from: "process.check", event: "check ok", to: "process.sending" },
    { from: "process.check", event: "check CallFailed", to: "error" },
    { from: "process.sending", event: "send ok", to: "success" },
    { from: "process.sending", event: "send Unknown", to: "unverified" },
    { from: "process.sending", event: "send CallFailed", to: "error" },
    { from: "process.sending", event: "send CallFailed", to: "ready" },
    { from: "error", event: "form.submit", to: "process.check" },
    { from: "error", event: "form.type", to: "error" },
    { from: "unverified", event: "form.submit", to: "process.check" },
    { from: "unverified", event: "form.leave", to: "process.check" },
  ],
}

describe("the diagram of a machine", async () => {
  const { nodes, lines, width, height } = await layoutDiagram(drawn)

  it("shows each state once, inside the picture, none over another", () => {
    expect(nodes.map(({ state }) => state).toSorted()).toEqual(drawn.states.toSorted())
    const overlapping = nodes.flatMap((one) =>
      nodes.filter(
        (other) =>
          one !== other &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
    )
    expect(overlapping).toEqual([])
    expect(
      nodes.every(
        (node) => node.x >= 0 && node.y >= 0 && node.x + node.width <= width && node.y + node.height <= height,
      ),
    ).toBe(true)
  })

  it("shows one line for each way, with everything that leads there", () => {
    expect(lines.map(({ from, to, events }) => `${from} → ${to}: ${events.join(", ")}`)).toEqual([
      "ready → process.check: form.submit",
      "process.check → process.sending: check ok",
      "process.check → error: check CallFailed",
      "process.sending → success: send ok",
      "process.sending → unverified: send Unknown",
      "process.sending → error: send CallFailed",
      "process.sending → ready: send CallFailed",
      "error → process.check: form.submit",
      "error → error: form.type",
      "unverified → process.check: form.submit, form.leave",
    ])
  })

  it("starts at the top, has a place for a state that no edge reaches, and is the same each time", async () => {
    const top = Math.min(...nodes.filter(({ state }) => state !== "closed").map(({ y }) => y))
    expect(nodes.find(({ state }) => state === "ready")!.y).toBe(top)
    expect(await layoutDiagram(structuredClone(drawn))).toEqual({ nodes, lines, width, height })
  })

  it("gives each line a label of its own, over no state and no other label", () => {
    const boxes = [...nodes, ...lines.map(({ label }) => label)]
    const overlapping = lines.flatMap(({ from, to, label }) =>
      boxes
        .filter(
          (other) =>
            other !== label &&
            label.x < other.x + other.width &&
            other.x < label.x + label.width &&
            label.y < other.y + other.height &&
            other.y < label.y + label.height,
        )
        .map(() => `${from} → ${to}`),
    )
    expect(overlapping).toEqual([])
  })
})
