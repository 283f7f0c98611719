import { Result } from "effect"
import { expect, it, vi } from "vitest"
import { createActor, type AnyEventObject } from "xstate"
import { runAdapter } from "#adapters/shared/fill-port.ts"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { lazyPorts } from "./lazy-ports.ts"

const ports = { double: (input: number) => Result.succeed(2 * input) }
const same = <Ports>(module: Ports): Ports => module
const never = new Promise<never>(() => {})
const signal = new AbortController().signal
const network = { chunkFailed: vi.fn() }

it("a port waits for its module once, and runs at once after that", async () => {
  const load = vi.fn(async () => ports)
  const port = lazyPorts(lazyModule(load, { hydrated: never, network }), same).port(({ double }) => double)
  expect(load).not.toHaveBeenCalled()
  expect(await runAdapter(port, 2, signal)).toEqual(Result.succeed(4))
  expect(port(3, signal)).toEqual(Result.succeed(6))
  expect(load).toHaveBeenCalledOnce()
})

it("the module loads after hydration", async () => {
  const load = vi.fn(async () => ports)
  lazyPorts(lazyModule(load, { hydrated: Promise.resolve(), network }), same)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it("a port whose module cannot be loaded fails as offline, or returns its default value", async () => {
  const lazy = lazyPorts(
    lazyModule<typeof ports>(() => Promise.reject(new Error("gone"))),
    same,
  )
  expect([
    await runAdapter(
      lazy.port(({ double }) => double),
      2,
      signal,
    ),
    await runAdapter(
      lazy.portWithDefault(({ double }) => double, 0),
      2,
      signal,
    ),
  ]).toEqual([Result.fail(callFailed("offline")), Result.succeed(0)])
})

it("a feed starts with its module, unless it was stopped before", async () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const { feed } = lazyPorts(
    lazyModule(async () => ({ start })),
    same,
  )
  const logic = feed<undefined, AnyEventObject>((loaded) => loaded.start)
  const early = createActor(logic, { input: undefined }).start()
  early.stop()
  const actor = createActor(logic, { input: undefined }).start()
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  actor.stop()
  expect(stop).toHaveBeenCalledOnce()
})
