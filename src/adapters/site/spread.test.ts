import { expect, it, vi } from "vitest"
import { createActor, createMachine } from "xstate"
import type { Channel } from "#adapters/shared/channel.ts"
import { createPreferenceChannel, createSavedLocale, watchLocale } from "./preferences.ts"

const whenUpToDate = () => Promise.resolve()

/** Creates the channels of tabs in one browser. A message of one tab reaches the others. */
const tabs = () => {
  const heard: Array<Channel> = []
  const channel = (): Channel => {
    const own: Channel = {
      onmessage: null,
      postMessage: (data) =>
        heard.filter((other) => other !== own).forEach((other) => other.onmessage?.({ data } as MessageEvent)),
    }
    heard.push(own)
    return own
  }
  return { here: channel(), there: channel() }
}

it("reports changes in this tab at once, and in other tabs as remote changes", async () => {
  const { here, there } = tabs()
  const [one, other] = [createPreferenceChannel(here, whenUpToDate), createPreferenceChannel(there, whenUpToDate)]
  const [near, far] = [vi.fn(), vi.fn()]
  const forget = one.subscribe(near)
  other.subscribe(far)
  one.notify({ locale: "ru-RU" })
  one.notify({ profile: "changed" })
  one.notify({ consent: "given" })
  forget()
  one.notify({ locale: "en-US" })
  expect(near.mock.calls).toEqual([
    [{ locale: "ru-RU" }, false],
    [{ profile: "changed" }, false],
    [{ consent: "given" }, false],
  ])
  await vi.waitFor(() => expect(far).toHaveBeenCalledTimes(4))
  expect(far.mock.calls).toEqual([
    [{ locale: "ru-RU" }, true],
    [{ profile: "changed" }, true],
    [{ consent: "given" }, true],
    [{ locale: "en-US" }, true],
  ])
})

it.each([null, "ru-RU", {}, { locale: "de-DE" }, { profile: 1 }, { consent: "?" }])(
  "ignores the message %j",
  async (data) => {
    const { here, there } = tabs()
    const received = vi.fn()
    createPreferenceChannel(there, whenUpToDate).subscribe(received)
    here.postMessage(data)
    here.postMessage({ locale: "ru-RU" })
    await vi.waitFor(() => expect(received).toHaveBeenCalled())
    expect(received.mock.calls).toEqual([[{ locale: "ru-RU" }, true]])
  },
)

it("sends only changes of the language to the language switch", () => {
  const preferences = createPreferenceChannel(tabs().here, whenUpToDate)
  const received = vi.fn()
  preferences.notify({ locale: "en-US" })
  const actor = createActor(
    createMachine({
      invoke: { src: watchLocale(preferences) },
      on: {
        "*": {
          actions: ({ event }: { readonly event: unknown }) => {
            received(event)
          },
        },
      },
    }),
  ).start()
  preferences.notify({ profile: "changed" })
  preferences.notify({ locale: "ru-RU" })
  actor.stop()
  preferences.notify({ locale: "en-US" })
  // The feed first reports the language that was set before its start.
  expect(received.mock.calls).toEqual([
    [{ type: "locale.changed", locale: "en-US" }],
    [{ type: "locale.changed", locale: "ru-RU" }],
  ])
})

it("applies a saved language only when it changes, and keeps a later choice", () => {
  const savedLocale = createSavedLocale()
  const anna = { id: "anna", culture: "ru-RU" }
  expect([
    savedLocale(null, "en-US"),
    savedLocale(anna, "en-US"),
    // The customer has chosen a different language here, and the account could not save it.
    savedLocale(anna, "en-US"),
    savedLocale({ ...anna, culture: "en-US" }, "en-US"),
    savedLocale({ ...anna, culture: "de-DE" }, "en-US"),
    savedLocale({ id: "boris", culture: "ru-RU" }, "en-US"),
    savedLocale({ id: "boris", culture: "ru-RU" }, "ru-RU"),
  ]).toEqual([null, "ru-RU", null, null, null, "ru-RU", null])
})
