import { locate, type Locate } from "#tests/engines/locate.ts"

export type Script<Given extends readonly unknown[], Result> = (locate: Locate, ...given: Given) => Result

/** The text of a function with all that it sees. */
export const sourceOf = <Given extends readonly unknown[], Result>(script: Script<Given, Result>): string =>
  `((...given) => (${script.toString()})(${locate.toString()}, ...given))`

/** An element of the page, as its engine's driver names it. */
export type Handle = object

/** One window of a browser: what the three drivers have in common. */
export interface Tab {
  readonly go: (url: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly reload: () => Promise<void>
  readonly close: () => Promise<void>
  /** Runs a function in the page, which sees nothing but `locate` and its arguments. */
  readonly run: <Given extends readonly unknown[], Result>(
    script: Script<Given, Result>,
    ...given: Given
  ) => Promise<Result>
  /** The element that the function answers with. */
  readonly find: <Given extends readonly unknown[]>(
    script: Script<Given, Element | null>,
    ...given: Given
  ) => Promise<Handle | null>
  /** A click of the mouse in its middle; an option is chosen by it. */
  readonly click: (element: Handle) => Promise<void>
  /** Keys for what has the focus: "a", "Tab", "Shift+Tab", "Control+a". */
  readonly press: (...keys: readonly string[]) => Promise<void>
  /** PNG. */
  readonly picture: () => Promise<Buffer>
  /** The page on paper, PDF. WebKit's driver has no such command. */
  readonly print: () => Promise<Buffer>
}

/** The size of a page in its window. */
export interface View {
  readonly width: number
  readonly height: number
}

/** A browser without a past. */
export interface Session extends AsyncDisposable {
  readonly open: () => Promise<Tab>
  /** Errors of the console and of the page since the session began. */
  readonly complaints: () => Promise<readonly string[]>
  /** The pages that are open take the colours of the system. WebKitGTK has no such mode. */
  readonly forceColors?: () => Promise<void>
  /** The folder of what the browser downloads. */
  readonly downloads: string
}

export interface Engine extends AsyncDisposable {
  readonly begin: () => Promise<Session>
}
