import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createPreferenceChannel } from "#adapters/site/preferences.ts"
import { createTokens } from "#adapters/site/tokens.ts"
import type { Channel } from "./channel.ts"
import { createCookies } from "./cookies.ts"
import { createLocks } from "./locks.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The delay of a cookie in milliseconds, as measured in Firefox. */
const cookieDelay = 18

/** Creates one lock for all tabs, as a browser does. */
const createLockManager = (): LockManager => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, run: () => Promise<unknown>) => (last = last.then(run, run))
  return { request } as unknown as LockManager
}

/** Creates tabs like those of Firefox. A tab reads another tab's cookie some time after the messages that were sent after the cookie. */
const firefox = () => {
  const tabs: Array<{ readonly jar: Map<string, string>; readonly channels: Map<string, Channel> }> = []
  const messages: Array<unknown> = []
  const locks = createLockManager()
  const openTab = () => {
    const tab = { jar: new Map<string, string>(), channels: new Map<string, Channel>() }
    tabs.push(tab)
    const channel = (name: string): Channel => {
      const own: Channel = {
        onmessage: null,
        postMessage: (data) => {
          messages.push(data)
          for (const { channels } of tabs.filter((other) => other !== tab))
            channels.get(name)?.onmessage?.({ data } as MessageEvent<unknown>)
        },
      }
      tab.channels.set(name, own)
      return own
    }
    const jar = {
      get cookie() {
        return [...tab.jar].map((pair) => pair.join("=")).join("; ")
      },
      set cookie(text: string) {
        const [, name = "", value = "", age] = /^([^=]+)=([^;]*);(?: Max-Age=(\d+))?/.exec(text) ?? []
        const put = (to: Map<string, string>) => (age === "0" ? to.delete(name) : to.set(name, value))
        put(tab.jar)
        tabs.filter((other) => other !== tab).forEach((other) => setTimeout(() => put(other.jar), cookieDelay))
      },
    }
    const cookies = createCookies(jar, false, channel("cookies"))
    return {
      cookies,
      tokens: createTokens(cookies, channel("session")),
      preferences: createPreferenceChannel(channel("preferences"), cookies.whenUpToDate),
      exclusively: createLocks(locks, cookies.whenUpToDate),
    }
  }
  return { openTab, messages }
}

const flush = async () => {
  await vi.dynamicImportSettled()
  await vi.runAllTimersAsync()
}

const tokensOf = (who: string) => ({ access_token: `${who}-access`, refresh_token: `${who}-refresh`, expires_in: 900 })

it("another tab is notified of a sign-in or sign-out, in order, once it can read the tokens", async () => {
  const { openTab, messages } = firefox()
  const [one, other] = [openTab(), openTab()]
  const received: Array<unknown> = []
  other.tokens.subscribe((change) =>
    received.push([change, other.tokens.readAccessToken(), other.tokens.readRefreshToken()]),
  )
  one.tokens.save(tokensOf("anna"))
  await flush()
  one.tokens.clear("ended")
  one.tokens.save(tokensOf("boris"))
  await flush()
  one.tokens.clear("ended")
  await flush()
  expect(received).toEqual([
    ["began", "anna-access", "anna-refresh"],
    ["ended", "boris-access", "boris-refresh"],
    ["began", "boris-access", "boris-refresh"],
    ["ended", null, null],
  ])
  expect(JSON.stringify(messages)).not.toMatch(/anna|boris/)
})

it("a task under a lock reads the value that the previous task wrote in another tab", async () => {
  const { openTab } = firefox()
  const claim =
    ({ cookies }: ReturnType<typeof openTab>) =>
    () => {
      const before = cookies.read("reviewPrompted")
      cookies.write("reviewPrompted", "anna", null)
      return Promise.resolve(before)
    }
  const [one, other] = [openTab(), openTab()]
  const claims = Promise.all([one.exclusively("review", claim(one)), other.exclusively("review", claim(other))])
  await flush()
  expect(await claims).toEqual([null, "anna"])
})

it("another tab is notified of a choice once it can read its cookie", async () => {
  const { openTab } = firefox()
  const [one, other] = [openTab(), openTab()]
  const received: Array<unknown> = []
  other.preferences.subscribe((change) => received.push([change, other.cookies.read("culture")]))
  one.cookies.write("culture", "ru-RU", 60)
  one.preferences.notify({ locale: "ru-RU" })
  await flush()
  expect(received).toEqual([[{ locale: "ru-RU" }, "ru-RU"]])
})

it("a cookie that never arrives is awaited for a second", async () => {
  const channel: Channel = { onmessage: null, postMessage: () => undefined }
  const { whenUpToDate } = createCookies({ cookie: "" }, false, channel)
  const ended = vi.fn()
  channel.onmessage?.({ data: "token 1" } as MessageEvent<unknown>)
  void whenUpToDate().then(ended)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(980)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(40)
  expect(ended).toHaveBeenCalled()
})
