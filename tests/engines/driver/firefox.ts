import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtempDisposable, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { firefox as program } from "#scripts/engines.ts"
import { connectMarionette, type Marionette } from "./marionette.ts"
import type { Engine, Session, View } from "./tab.ts"
import { createWindows } from "./webdriver.ts"

const preferences = (downloads: string): Readonly<Record<string, string | number | boolean>> => ({
  // Firefox uses any free port and writes it into its profile.
  "marionette.port": 0,
  // Reduced motion, and scroll bars that take no space, match the other engines.
  "ui.prefersReducedMotion": 1,
  "ui.useOverlayScrollbars": 1,
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "devtools.console.stdout.content": true,
})

/**
 * A script that returns the errors of pages, including violations of the content security policy. Only files from a
 * server count.
 */
const pageErrors = `return Services.console.getMessageArray()
  .filter((message) => message instanceof Ci.nsIScriptError && message.flags % 2 === 0 && /^http/.test(message.sourceName))
  .map(({ errorMessage }) => errorMessage)`

const forget = `const done = arguments[0]
Services.console.reset()
Services.prefs.clearUserPref("browser.display.document_color_use")
Services.clearData.deleteData(Ci.nsIClearDataService.CLEAR_COOKIES_AND_SITE_DATA, done)`

/**
 * A script that waits until each window has finished its start. An earlier navigation may never finish, because a
 * starting window loads its first page once more.
 */
const awaitWindows = `const done = arguments[0]
const starting = [...Services.wm.getEnumerator("navigator:browser")].filter((window) => !window.gBrowserInit?.delayedStartupFinished)
const awaitStart = (window) =>
  new Promise((started) => {
    const topic = "browser-delayed-startup-finished"
    const observe = (subject) => {
      if (subject !== window) return
      Services.obs.removeObserver(observe, topic)
      started()
    }
    Services.obs.addObserver(observe, topic)
  })
Promise.all(starting.map(awaitStart)).then(() => done())`

/** A script that makes Firefox always replace the colours of pages with those of the system. */
const forceColors = `Services.prefs.setIntPref("browser.display.document_color_use", 2)`

const inChrome = async (marionette: Marionette, command: string, script: string): Promise<unknown> => {
  await marionette.send("Marionette:SetContext", { value: "chrome" })
  const response = await marionette.send(command, { script, args: [] })
  await marionette.send("Marionette:SetContext", { value: "content" })
  return response
}

/**
 * Starts Firefox without a screen and with a new profile, which is deleted at the end. A new session forgets the
 * cookies and messages of the previous session.
 */
export const startFirefox = async (view: View): Promise<Engine> => {
  await using started = new AsyncDisposableStack()
  const { path: profile, remove } = await mkdtempDisposable(join(tmpdir(), "hashwell-firefox-"))
  started.defer(remove)
  const downloads = join(profile, "downloads")
  await mkdir(downloads)
  const lines = Object.entries(preferences(downloads)).map(
    (entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});`,
  )
  await writeFile(join(profile, "user.js"), lines.join("\n"))
  const args = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile]
  const firefox = spawn(program!, args, {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, TZ: "UTC", MOZ_HEADLESS_WIDTH: "1600", MOZ_HEADLESS_HEIGHT: "1200" },
  })
  started.defer(async () => {
    const ended = firefox.exitCode === null ? once(firefox, "close") : null
    firefox.kill("SIGKILL")
    await ended
  })
  let printed = ""
  firefox.stdout.on("data", (text: Buffer) => (printed += String(text)))
  const port = async () => Number(await readFile(join(profile, "MarionetteActivePort"), "utf8").catch(() => ""))
  for (let tries = 0; tries < 600 && firefox.exitCode === null && (await port()) === 0; tries++) await setTimeout(50)
  const marionette = started.use(await connectMarionette(await port()))
  const running = started.move()

  const begin = async (): Promise<Session> => {
    await marionette.send("WebDriver:NewSession", {})
    await inChrome(marionette, "WebDriver:ExecuteAsyncScript", forget)
    printed = ""
    const open = await createWindows((command, given) => marionette.send(`WebDriver:${command}`, given), view)
    return {
      open: async () => {
        const tab = await open()
        await inChrome(marionette, "WebDriver:ExecuteAsyncScript", awaitWindows)
        return tab
      },
      downloads,
      forceColors: async () => void (await inChrome(marionette, "WebDriver:ExecuteScript", forceColors)),
      complaints: async () => [
        ...((await inChrome(marionette, "WebDriver:ExecuteScript", pageErrors)) as readonly string[]),
        // The output excludes the browser's own messages, which begin with the name of a browser component.
        ...printed.split("\n").filter((line) => /^console\.error: (?!\w+:)/.test(line)),
      ],
      [Symbol.asyncDispose]: async () => {
        const [first, ...others] = (await marionette.send("WebDriver:GetWindowHandles")) as readonly string[]
        for (const handle of others) {
          await marionette.send("WebDriver:SwitchToWindow", { handle })
          await marionette.send("WebDriver:CloseWindow")
        }
        await marionette.send("WebDriver:SwitchToWindow", { handle: first })
        await marionette.send("WebDriver:DeleteSession")
      },
    }
  }
  return { begin, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
