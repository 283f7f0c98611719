import { Effect, Result } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, toPromise } from "xstate"
import { callFailed } from "#domain/shared/failure.ts"

const runtimeLoaded = vi.hoisted(() => vi.fn())
vi.mock("./run.ts", (original) => {
  runtimeLoaded()
  return original()
})

// Each test loads the module again, because another test file of this worker may have loaded the runtime.
let fillPort: typeof import("./fill-port.ts").fillPort
let lazyAdapter: typeof import("./fill-port.ts").lazyAdapter
beforeEach(async () => {
  vi.resetModules()
  ;({ fillPort, lazyAdapter } = await import("./fill-port.ts"))
})

const increment = (input: number) => Effect.succeed(input + 1)

describe("a port", () => {
  it("is filled with a function that returns a Result, without the Effect runtime", async () => {
    const actor = createActor(
      fillPort((input: number) => Result.succeed(input + 1)),
      { input: 1 },
    ).start()
    expect(await toPromise(actor)).toEqual(Result.succeed(2))
    expect(runtimeLoaded).not.toHaveBeenCalled()
  })

  it("is filled with a lazy Effect, and the runtime loads after the module, which may wait for hydration", async () => {
    const module = Promise.withResolvers<typeof increment>()
    const actor = createActor(
      fillPort(
        lazyAdapter(
          () => module.promise,
          (adapter) => adapter,
        ),
      ),
      { input: 1 },
    ).start()
    await vi.dynamicImportSettled()
    expect(runtimeLoaded).not.toHaveBeenCalled()
    module.resolve(increment)
    expect(await toPromise(actor)).toEqual(Result.succeed(2))
    expect(runtimeLoaded).toHaveBeenCalledOnce()
  })

  it("aborts the adapter with the actor", async () => {
    const started = Promise.withResolvers<AbortSignal>()
    const actor = createActor(
      fillPort((_: null, signal) => {
        started.resolve(signal)
        return new Promise<never>(() => {})
      }),
      { input: null },
    ).start()
    const signal = await started.promise
    actor.stop()
    expect(signal.aborted).toBe(true)
  })
})

it("a lazy adapter fails with the failure of its settings", async () => {
  const refused = callFailed("unavailable")
  const adapter = lazyAdapter(
    () => Promise.reject<typeof increment>(refused),
    (increase) => increase,
  )
  expect(await adapter(1)).toEqual(Result.fail(refused))
})

it("a lazy adapter that cannot be loaded fails as offline, and is loaded again by the next call", async () => {
  const load = vi
    .fn<() => Promise<typeof increment>>()
    .mockRejectedValueOnce(new Error())
    .mockResolvedValueOnce(increment)
  const adapter = lazyAdapter(load, (increase) => increase)
  expect(await adapter(1)).toEqual(Result.fail(callFailed("offline")))
  expect(await adapter(1)).toEqual(Result.succeed(2))
})
