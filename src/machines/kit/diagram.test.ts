import { describe, expect, it } from "vitest"
import { layoutDiagram } from "./diagram.ts"

const drawn = {
  start: "ready",
  states: ["ready", "sending.check", "sending.requesting", "failed", "success", "unverified", "closed"],
  edges: [
    { from: "ready", event: "form.submit", to: "sending.check", when: "" },
    { from: "sending.check", event: "check ok", to: "sending.requesting", when: "" },
    { from: "sending.check", event: "check CallFailed", to: "failed", when: "one way needs no condition" },
    { from: "sending.requesting", event: "send ok", to: "success", when: "" },
    { from: "sending.requesting", event: "send Unknown", to: "unverified", when: "" },
    {
      from: "sending.requesting",
      event: "send CallFailed",
      to: "failed",
      when: "any other; the server’s message, else the default",
    },
    { from: "sending.requesting", event: "send CallFailed", to: "ready", when: "the challenge was closed" },
    { from: "failed", event: "form.submit", to: "sending.check", when: "" },
    { from: "failed", event: "form.type", to: "failed", when: "" },
    { from: "unverified", event: "form.submit", to: "sending.check", when: "" },
    { from: "unverified", event: "form.leave", to: "sending.check", when: "" },
  ],
}

describe("the diagram of a machine", async () => {
  const { nodes, lines, width, height } = await layoutDiagram(drawn)

  it("shows each state once, inside the picture, without overlaps", () => {
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

  it("shows one line for each pair of states, with its events, and conditions where an event has several targets", () => {
    expect(lines.map(({ from, to, text }) => `${from} → ${to}: ${text.join(", ")}`)).toEqual([
      "ready → sending.check: form.submit",
      "sending.check → sending.requesting: check ok",
      "sending.check → failed: check CallFailed",
      "sending.requesting → success: send ok",
      "sending.requesting → unverified: send Unknown",
      "sending.requesting → failed: send CallFailed, (any other; the, server’s message, else, the default)",
      "sending.requesting → ready: send CallFailed, (the challenge was, closed)",
      "failed → sending.check: form.submit",
      "failed → failed: form.type",
      "unverified → sending.check: form.submit, form.leave",
    ])
  })

  it("starts at the left or the top, has a place for an unreachable state, and is the same each time", async () => {
    const reached = nodes.filter(({ state }) => state !== "closed")
    const ready = nodes.find(({ state }) => state === "ready")!
    expect([
      ready.x === Math.min(...reached.map(({ x }) => x)),
      ready.y === Math.min(...reached.map(({ y }) => y)),
    ]).toContain(true)
    expect(await layoutDiagram(structuredClone(drawn))).toEqual({ nodes, lines, width, height })
  })

  it("gives each line its own label, which overlaps no state and no other label", () => {
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
