import { Result } from "effect"
import { describe, expect, it, vi } from "vitest"
import { createClock, readClock } from "#adapters/shared/clock.ts"
import { createSafeStorage } from "#adapters/shared/safe-storage.ts"
import { taggedFailure } from "#domain/shared/failure.ts"
import { changeLocale } from "./locale.ts"
import { saveTheme, storedTheme, themeKey } from "./theme.ts"

it.each([
  ["2026-11-03T12:00:00.000Z", 7_200, "2026-11-03T12:00:00.000Z"],
  ["2026-11-03T10:00:00.001Z", 1, "2026-11-03T10:00:00.001Z"],
  ["2026-11-03T10:00:00.000Z", 0, "2026-11-03T10:00:00.000Z"],
  ["2026-11-03T09:00:00.000Z", 0, "2026-11-03T09:00:00.000Z"],
  [900, 900, "2026-11-03T10:15:00.000Z"],
  [0, 0, "2026-11-03T10:00:00.000Z"],
])("counts the time until %s as %i s", (until, secondsLeft, end) => {
  const clock = createClock(() => Date.parse("2026-11-03T10:00:00Z"))
  expect(readClock(clock)({ until })).toEqual(Result.succeed({ secondsLeft, until: end }))
})

describe("changing the language", () => {
  it("shows the language, then writes both cookies", async () => {
    const write = vi.fn()
    const show = vi.fn(() => Promise.resolve())
    expect(await changeLocale({ cookies: { write }, show })({ locale: "ru-RU" })).toEqual(Result.void)
    expect(show).toHaveBeenCalledWith("ru-RU")
    const year = 365 * 24 * 60 * 60
    expect(write.mock.calls).toEqual([
      ["culture", "ru-RU", year],
      ["clientLang", "RU", year],
    ])
  })

  it("writes no cookie if the texts fail to load", async () => {
    const write = vi.fn()
    const show = () => Promise.reject(new Error("chunk"))
    expect(await changeLocale({ cookies: { write }, show })({ locale: "ru-RU" })).toEqual(
      Result.fail(taggedFailure("TextsNotLoaded")),
    )
    expect(write).not.toHaveBeenCalled()
  })
})

describe("the theme", () => {
  const places = () => {
    const stored = new Map<string, string>()
    return {
      root: { dataset: {} as DOMStringMap },
      storage: createSafeStorage(
        () => ({
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => void stored.set(key, value),
          removeItem: (key: string) => void stored.delete(key),
        }),
        themeKey,
      ),
    }
  }

  it("is applied and stored, and removed again", () => {
    const here = places()
    expect(storedTheme(here)).toBe("system")
    saveTheme(here)({ theme: "dark" })
    expect([here.root.dataset["theme"], storedTheme(here)]).toEqual(["dark", "dark"])
    saveTheme(here)({ theme: "system" })
    expect([here.root.dataset["theme"], storedTheme(here)]).toEqual([undefined, "system"])
  })

  it("lasts as long as the page where storage is refused", () => {
    const storage = createSafeStorage(() => {
      throw new Error("SecurityError")
    }, themeKey)
    const here = { root: { dataset: {} as DOMStringMap }, storage }
    saveTheme(here)({ theme: "light" })
    expect([here.root.dataset["theme"], storedTheme(here)]).toEqual(["light", "light"])
  })
})
