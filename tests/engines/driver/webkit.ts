import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtempDisposable, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { findFreePort } from "#sandbox/testing/web.ts"
import { webkit } from "#scripts/engines.ts"
import type { Engine, Session, View } from "./tab.ts"
import { addressOf, createWindows, type Command, type Send } from "./webdriver.ts"

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, "close") : null
  child.kill("SIGTERM")
  await ended
}

/**
 * Starts an invisible screen with the size of the windows. The pointer is in its middle, and the window under the
 * pointer has the focus.
 */
const startScreen = async (program: string, { width, height }: View) => {
  const child = spawn(program, ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  })
  const [number] = (await once(child.stdio[3]!, "data")) as [Buffer]
  return { display: `:${String(number).trim()}`, [Symbol.asyncDispose]: () => stop(child) }
}

/** Prepares one folder for all files that the browser writes. */
const prepareHome = async (home: string) => {
  await mkdir(join(home, "gtk-3.0"), { recursive: true })
  await mkdir(join(home, "downloads"))
  // Reduced motion is on, as in the stories.
  await writeFile(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n")
  await writeFile(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${home}/downloads"\n`)
}

/** The maximum time for a browser to start, in milliseconds. */
const startTimeout = 60_000

const sendTo =
  (address: string): Send =>
  async (command, given = {}) => {
    const [method, path] = addressOf(command)
    const body = method === "POST" ? { body: JSON.stringify(given) } : {}
    const response = await fetch(address + path.replace("{id}", String(given["id"])), {
      method,
      ...body,
      signal: command === "NewSession" ? AbortSignal.timeout(startTimeout) : null,
    })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`)
    return value
  }

const answers = async (address: string) => {
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(`${address}/status`).catch(() => null)) return
    await setTimeout(50)
  }
  throw new Error("WebKitWebDriver does not answer.")
}

const startDriver = async (environment: NodeJS.ProcessEnv) => {
  const port = await findFreePort()
  const driver = spawn(webkit!.driver, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, ...environment } })
  const address = `http://127.0.0.1:${port}`
  await answers(address)
  return { address, stop: () => stop(driver) }
}

/** Starts WebKit's browser on an invisible screen, with a new folder that is deleted at the end. */
export const startWebKit = async (view: View): Promise<Engine> => {
  await using started = new AsyncDisposableStack()
  const { path: home, remove } = await mkdtempDisposable(join(tmpdir(), "hashwell-webkit-"))
  started.defer(remove)
  await prepareHome(home)
  const { display } = started.use(await startScreen(webkit!.screen, view))
  const environment = { DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, TZ: "UTC" }
  let driver = await startDriver(environment)
  started.defer(() => driver.stop())
  const running = started.move()
  return {
    begin: async () => {
      try {
        return await beginSession(driver.address, home, view)
      } catch {
        // On a busy machine, the driver sometimes loses the browser while it starts, before any page is requested. The
        // loop restarts the driver in that case.
        await driver.stop()
        driver = await startDriver(environment)
        return beginSession(driver.address, home, view)
      }
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

const acting: readonly Command[] = ["Navigate", "Back", "Forward", "Refresh", "ExecuteScript", "ElementClick"]

/**
 * A command that returns the errors of a page since its first command, because under automation this engine does not
 * print the console. A policy violation without a source file comes from the engine's own scripts, which sometimes
 * write a style attribute. Chromium reports the violations of the page itself.
 */
const hear = {
  args: [],
  script: `const key = Symbol.for("complaints")
if (!window[key]) {
  const heard = (window[key] = [])
  const print = console.error
  console.error = (...words) => { heard.push(words.join(" ")); print(...words) }
  addEventListener("error", ({ message }) => heard.push(message))
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)))
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, sample }) => {
    if (sourceFile !== "") heard.push([violatedDirective, blockedURI, sourceFile, sample].join(" "))
  })
}
return window[key].splice(0)`,
}

const beginSession = async (address: string, home: string, view: View): Promise<Session> => {
  const options = { binary: webkit!.browser, args: ["--automation"] }
  const { sessionId } = (await sendTo(address)("NewSession", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { readonly sessionId: string }
  const plain = sendTo(`${address}/session/${sessionId}`)
  const heard: string[] = []
  const send: Send = async (command, given) => {
    const response = await plain(command, given)
    // A window that is closed or loads its next page returns no errors.
    if (acting.includes(command)) heard.push(...((await plain("ExecuteScript", hear).catch(() => [])) as string[]))
    return response
  }
  return {
    open: await createWindows(send, view),
    downloads: join(home, "downloads"),
    complaints: async () => heard,
    [Symbol.asyncDispose]: async () => void (await send("DeleteSession")),
  }
}
