import { describe, expect, it } from "vitest"
import { installedBrowser, type Machine } from "./browser.ts"

const machine = (files: readonly string[], environment: Machine["environment"] = {}): Machine => ({
  environment,
  exists: (path) => files.includes(path),
  downloaded: () => "/cache/chrome",
})

describe("the browser that the tests start", () => {
  it.each([
    ["the one named", ["/mine", "/usr/bin/chromium"], { CHROMIUM_PATH: "/mine" }, "/mine"],
    [
      "the one without a window",
      ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"],
      {},
      "/usr/bin/chromium-headless-shell",
    ],
    ["Debian's", ["/usr/bin/google-chrome", "/usr/bin/chromium", "/cache/chrome"], {}, "/usr/bin/chromium"],
    ["Chrome", ["/usr/bin/google-chrome", "/cache/chrome"], {}, "/usr/bin/google-chrome"],
    ["one on the path", ["/opt/bin/chromium-browser"], { PATH: "/bin:/opt/bin" }, "/opt/bin/chromium-browser"],
    ["Playwright's", ["/cache/chrome"], { PATH: "", CHROMIUM_PATH: "" }, "/cache/chrome"],
    ["none", [], { PATH: "/bin" }, undefined],
  ])("is %s", (_, files, environment, expected) => {
    expect(installedBrowser(machine(files, environment))).toBe(expected)
  })

  it("is a browser with a window for measurements", () => {
    expect(installedBrowser(machine(["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]), "figures")).toBe(
      "/usr/bin/chromium",
    )
  })

  it("is never replaced when the named one is missing", () => {
    expect(() => installedBrowser(machine(["/usr/bin/chromium"], { CHROMIUM_PATH: "/gone" }))).toThrow(
      "CHROMIUM_PATH names /gone, and there is no such file.",
    )
  })
})
