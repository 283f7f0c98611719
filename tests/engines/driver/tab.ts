import { locate, type Locate } from "#tests/engines/locate.ts"

export type Script<Given extends readonly unknown[], Result> = (locate: Locate, ...given: Given) => Result

/** Returns the source of a function with everything that it uses. */
export const sourceOf = <Given extends readonly unknown[], Result>(script: Script<Given, Result>): string =>
  `((...given) => (${script.toString()})(${locate.toString()}, ...given))`

/** A reference to an element of the page, in the format of the engine's driver. */
export type Handle = object

/** A window of a browser, with the features that all three drivers have. */
export interface Tab {
  readonly go: (url: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
  /** Runs a function in the page. The function can use only `locate` and its arguments. */
  readonly run: <Given extends readonly unknown[], Result>(
    script: Script<Given, Result>,
    ...given: Given
  ) => Promise<Result>
  /** Runs a function in the page and returns a reference to the element that it finds. */
  readonly find: <Given extends readonly unknown[]>(
    script: Script<Given, Element | null>,
    ...given: Given
  ) => Promise<Handle | null>
  /** Clicks the middle of the element. A click on an option selects it. */
  readonly click: (element: Handle) => Promise<void>
  /** Sends keys to the focused element: "a", "Tab", "Shift+Tab", "Control+a". */
  readonly press: (...keys: readonly string[]) => Promise<void>
  /** Takes a screenshot as PNG. */
  readonly picture: () => Promise<Buffer>
  /** Prints the page as PDF. WebKit's driver does not have this command. */
  readonly print: () => Promise<Buffer>
}

/** The size of the page area in its window. */
export interface View {
  readonly width: number
  readonly height: number
}

/** A new browser profile without history. */
export interface Session extends AsyncDisposable {
  readonly open: () => Promise<Tab>
  /** Returns the errors of the console and of the page since the session began. */
  readonly complaints: () => Promise<readonly string[]>
  /** Makes open pages use the system's colours. WebKitGTK has no such mode. */
  readonly forceColors?: () => Promise<void>
  readonly downloads: string
}

export interface Engine extends AsyncDisposable {
  readonly begin: () => Promise<Session>
}
