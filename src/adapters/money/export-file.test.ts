import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { createActor, setup } from "xstate"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import type { ChosenFile, FileChanged } from "#machines/money/export-file.ts"
import { chooseFile, saveFile } from "./export-file.ts"

/** Creates a mock file that contained "old" before. `failing` is the operation that the disk refuses. */
const fileOn = (failing: "createWritable" | "write" | null = null) => {
  const disk = { text: "old", done: [] as Array<string> }
  let arrived = ""
  const refuse = (what: string) => (failing === what ? Promise.reject(new Error("No space")) : Promise.resolve())
  const file: ChosenFile = {
    createWritable: async () => {
      await refuse("createWritable")
      return {
        write: async (chunk) => {
          await refuse("write")
          arrived += new TextDecoder().decode(chunk)
        },
        close: async () => {
          disk.text = arrived
          disk.done.push("close")
        },
        abort: async () => {
          disk.done.push("abort")
        },
      }
    },
  }
  return { file, disk }
}

/** Creates a body that sends the chunks. The body then ends normally, loses the connection, or stays open. */
const bodyOf = (chunks: ReadonlyArray<string>, end: "whole" | "lost" | "open") => {
  const left = [...chunks]
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = left.shift()
      if (next !== undefined) controller.enqueue(new TextEncoder().encode(next))
      else if (end === "whole") controller.close()
      else if (end === "lost") controller.error(new TypeError("network error"))
    },
  })
}

const ticket = { ticket: "0f9c1f0a-7c1e-4a43-8f57-6f0f4d1f2b20" }

/** Runs the port until it reports `last`. */
const saving = (file: ChosenFile, respond: (url: string, init: RequestInit) => Promise<Response>, last: string) => {
  const reported: Array<FileChanged> = []
  const { promise, resolve } = Promise.withResolvers<ReadonlyArray<FileChanged>>()
  const machine = setup({
    types: {} as { events: FileChanged },
    actors: { saveFile: saveFile(respond, ({ ticket }) => `/api/v1/exports/${ticket}`) },
  }).createMachine({
    invoke: { src: "saveFile", input: { ticket, file } },
    on: {
      "*": {
        actions: ({ event }) => {
          reported.push(event)
          if (event.type === last) resolve(reported)
        },
      },
    },
  })
  return { actor: createActor(machine).start(), reported: promise }
}

describe("a file that is saved while it arrives", () => {
  it("is complete, and reports how much of its size has arrived", async () => {
    const { file, disk } = fileOn()
    const requested: Array<string> = []
    const { reported } = saving(
      file,
      (url) => {
        requested.push(url)
        return Promise.resolve(new Response(bodyOf(["one,", "two"], "whole"), { headers: { "Content-Length": "7" } }))
      },
      "file.saved",
    )
    expect(await reported).toEqual([
      { type: "bytes.received", received: 4, total: 7 },
      { type: "bytes.received", received: 7, total: 7 },
      { type: "file.saved" },
    ])
    expect([requested, disk]).toEqual([[`/api/v1/exports/${ticket.ticket}`], { text: "one,two", done: ["close"] }])
  })

  it.each([
    ["says no length", {}],
    ["is compressed on its way", { "Content-Length": "7", "Content-Encoding": "gzip" }],
  ])("has no known size where the response %s", async (_, headers) => {
    const response = new Response(bodyOf(["one"], "whole"), { headers })
    const { reported } = saving(fileOn().file, () => Promise.resolve(response), "file.saved")
    expect((await reported)[0]).toEqual({ type: "bytes.received", received: 3, total: null })
  })

  it.each([
    ["connection is lost", () => Promise.resolve(new Response(bodyOf(["one"], "lost"))), callFailed("offline")],
    ["server is not reached", () => Promise.reject(new TypeError("Failed to fetch")), callFailed("offline")],
    [
      "ticket is too old",
      () => Promise.resolve(Response.json({ message: "Not found" }, { status: 404 })),
      callFailed("notFound", { message: "Not found" }),
    ],
  ])("leaves the previous content when the %s", async (_, respond, failure) => {
    const { file, disk } = fileOn()
    const { reported } = saving(file, respond, "file.lost")
    expect((await reported).at(-1)).toEqual({ type: "file.lost", failure })
    expect(disk.text).toBe("old")
  })

  it.each(["createWritable", "write"] as const)("reports that the disk refuses to %s", async (failing) => {
    const { file, disk } = fileOn(failing)
    const response = new Response(bodyOf(["one"], "whole"))
    const { reported } = saving(file, () => Promise.resolve(response), "file.unwritable")
    expect(await reported).toEqual([{ type: "file.unwritable" }])
    expect(disk.text).toBe("old")
  })

  it("cancels the call when it is stopped", async () => {
    const { promise, resolve } = Promise.withResolvers<AbortSignal>()
    const { actor } = saving(
      fileOn().file,
      (_, { signal }) => {
        resolve(signal!)
        return new Promise(() => {})
      },
      "file.saved",
    )
    const signal = await promise
    actor.stop()
    expect(signal.aborted).toBe(true)
  })
})

describe("the file picker", () => {
  const { signal } = new AbortController()
  const { file } = fileOn()
  it("suggests a name for the file", async () => {
    const suggested: Array<string> = []
    const picker = {
      showSaveFilePicker: ({ suggestedName }: { readonly suggestedName: string }) => {
        suggested.push(suggestedName)
        return Promise.resolve(file)
      },
    }
    expect(await chooseFile(picker, () => "history.csv")(undefined, signal)).toEqual(Result.succeed(file))
    expect(suggested).toEqual(["history.csv"])
  })

  it.each([
    ["is closed", "AbortError", Result.fail(taggedFailure("FilePickerCancelled"))],
    ["may not be shown", "SecurityError", Result.succeed(null)],
  ])("reports its result when it %s", async (_, name, result) => {
    const picker = { showSaveFilePicker: () => Promise.reject(new DOMException("No", name)) }
    expect(await chooseFile(picker, () => "history.csv")(undefined, signal)).toEqual(result)
  })

  it("is skipped in a browser without a picker", async () => {
    expect(await chooseFile({}, () => "history.csv")(undefined, signal)).toEqual(Result.succeed(null))
  })
})
