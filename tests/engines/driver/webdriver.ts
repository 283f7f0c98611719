import { setTimeout } from "node:timers/promises"
import { sourceOf, type Handle, type Script, type Tab, type View } from "./tab.ts"

/** The commands of the WebDriver standard. Firefox uses their names, and WebKit uses their methods and paths. */
const commands = {
  NewSession: "POST /session",
  DeleteSession: "DELETE ",
  Navigate: "POST /url",
  Back: "POST /back",
  Forward: "POST /forward",
  Refresh: "POST /refresh",
  GetWindowHandles: "GET /window/handles",
  SwitchToWindow: "POST /window",
  CloseWindow: "DELETE /window",
  ExecuteScript: "POST /execute/sync",
  ElementClick: "POST /element/{id}/click",
  PerformActions: "POST /actions",
  TakeScreenshot: "GET /screenshot",
  Print: "POST /print",
} as const

export type Command = keyof typeof commands
export const addressOf = (command: Command): readonly [string, string] =>
  commands[command].split(" ") as [string, string]

export type Send = (command: Command, given?: Readonly<Record<string, unknown>>) => Promise<unknown>

const elementKey = "element-6066-11e4-a52e-4f735466cecf"

const keys: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
}
const strokeOf = (key: string) => {
  // A single "+" is a key and not a combination.
  const parts = key.length === 1 ? [key] : key.split("+")
  const values = parts.map((part) => keys[part] ?? part)
  return [
    ...values.map((value) => ({ type: "keyDown", value })),
    ...values.toReversed().map((value) => ({ type: "keyUp", value })),
  ]
}

/** Opens windows of this size. The browser's first window has a minimum width larger than a phone's, but a popup does not. */
export const createWindows = async (send: Send, view: View): Promise<() => Promise<Tab>> => {
  const handles = async () => (await send("GetWindowHandles")) as readonly string[]
  const [opener] = (await handles()) as readonly [string]
  let current = opener
  const enter = async (handle: string) => {
    if (current !== handle) await send("SwitchToWindow", { handle })
    current = handle
  }
  const execute = <Given extends readonly unknown[], Result>(script: Script<Given, Result>, ...args: Given) =>
    send("ExecuteScript", { script: `return ${sourceOf(script)}(...arguments)`, args }) as Promise<Awaited<Result>>
  const click = (element: Handle) => send("ElementClick", { id: (element as Record<string, string>)[elementKey] })

  const prepare: Script<readonly [View], Element> = (_, { width, height }) => {
    const button = document.createElement("button")
    button.textContent = "Open a window"
    button.onclick = () => open("about:blank", "_blank", `popup,width=${width},height=${height}`)
    document.body.replaceChildren(button)
    return button
  }

  const createTab = (handle: string): Tab => {
    const within =
      <Given extends readonly unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
      async (...given: Given) => {
        await enter(handle)
        return work(...given)
      }
    const plain = (command: Command) => within(async () => void (await send(command)))
    return {
      go: within(async (url: string) => void (await send("Navigate", { url }))),
      back: plain("Back"),
      forward: plain("Forward"),
      reload: plain("Refresh"),
      close: plain("CloseWindow"),
      run: within(execute) as Tab["run"],
      find: within(execute) as Tab["find"],
      click: within(async (element) => void (await click(element))),
      press: within(async (...pressed: readonly string[]) => {
        const actions = pressed.flatMap(strokeOf)
        await send("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] })
      }),
      picture: within(async () => Buffer.from((await send("TakeScreenshot", { full: false })) as string, "base64")),
      print: within(async () => Buffer.from((await send("Print")) as string, "base64")),
    }
  }

  return async () => {
    await enter(opener)
    const before = await handles()
    await click(await execute(prepare, view))
    for (;;) {
      const opened = (await handles()).find((handle) => !before.includes(handle))
      if (opened !== undefined) return createTab(opened)
      await setTimeout(20)
    }
  }
}
