import type { ReactNode } from "react"
import type { AnyStateMachine, EventFromLogic } from "xstate"
import type { TFunction } from "i18next"
import type { ExpectStatic } from "vitest"
import type { Locator, LocatorSelectors } from "vitest/browser"
import type { Explored } from "../machines/kit/model"
import type { StateName } from "../machines/kit/types"
import type { Namespace } from "./i18n"

/** What a walk may use: the page as a person meets it, the texts of its locale, the address. */
export interface WalkTools<M extends AnyStateMachine> {
  readonly page: LocatorSelectors
  readonly t: TFunction<ReadonlyArray<Namespace>>
  readonly address: () => string
  /** Fails unless it is on the page and visible. */
  readonly see: (locator: Locator) => Promise<void>
  readonly absent: (locator: Locator) => Promise<void>
  /** Vitest's own, for what the two above cannot say. Not imported: a walk is also a story, and stories run without Vitest. */
  readonly expect: ExpectStatic
  /** What the machine asked a port, for walks that check what was sent. */
  readonly asked: (port: string) => unknown
  readonly model: Explored<M>
}

/** The app, another tab or the world does this, no control on this screen; the walk sends it to the machine. */
export const sentByApp = "byApp"
/** The state is left at once; nobody sees it. */
export const transientState = "passing"

/** How a person moves a screen from state to state, and what they must see in each. */
export interface Walk<M extends AnyStateMachine> {
  readonly model: Explored<M>
  readonly page: (machine: M) => ReactNode
  readonly does: {
    readonly [T in EventFromLogic<M>["type"]]:
      | typeof sentByApp
      | ((tools: WalkTools<M>, event: Extract<EventFromLogic<M>, { type: T }>) => Promise<unknown>)
  }
  readonly sees: { readonly [S in StateName<M>]: typeof transientState | ((tools: WalkTools<M>) => Promise<unknown>) }
}
