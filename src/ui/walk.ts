import type { TFunction } from "i18next"
import type { ReactNode } from "react"
import type { ExpectStatic } from "vitest"
import type { Locator, LocatorSelectors } from "vitest/browser"
import type { AnyStateMachine, EventFromLogic } from "xstate"
import type { Explored } from "#machines/kit/model.ts"
import type { StateName } from "#machines/kit/types.ts"
import type { Namespace } from "./shared/i18n.ts"

/** The tools that a walk works with: the rendered page, the texts of its locale and the current URL. */
export interface WalkTools<M extends AnyStateMachine> {
  readonly page: LocatorSelectors
  readonly t: TFunction<ReadonlyArray<Namespace>>
  readonly url: () => string
  /** Fails unless the element is on the page and visible. */
  readonly expectVisible: (locator: Locator) => Promise<void>
  readonly expectAbsent: (locator: Locator) => Promise<void>
  /** Presses the pointer without releasing it, so that no click follows. */
  readonly pressDown: (locator: Locator) => void
  /** Moves the focus out of the focused field. */
  readonly leaveField: () => void
  /** Vitest's `expect`, for other assertions. The caller passes it in, because walks are also stories, which run without Vitest. */
  readonly expect: ExpectStatic
  /** Returns the last input with which a port was called, for walks that check what was sent. */
  readonly lastInput: (port: string) => unknown
  readonly model: Explored<M>
}

/**
 * The mark of an event that no control of this screen sends, but the app, another tab or the environment. The walk sends it
 * itself. Examples are `rateLimit.ended`, which a countdown with its own walk sends, and `query.changed`, which a feed sends
 * after a link has changed the URL.
 */
export const sentByApp = "byApp"
/** The mark of a state that React never renders, because the machine leaves it immediately. */
export const transientState = "transient"

/** A description of how a user moves a screen from state to state, and of what each state must show. */
export interface Walk<M extends AnyStateMachine> {
  readonly model: Explored<M>
  readonly page: (machine: M) => ReactNode
  /** True if no page shows this machine. `page` replaces a real page in tests, and nobody can test the machine manually. */
  readonly hasNoScreen?: true
  readonly events: {
    readonly [T in EventFromLogic<M>["type"]]:
      | typeof sentByApp
      | ((tools: WalkTools<M>, event: Extract<EventFromLogic<M>, { type: T }>) => Promise<unknown>)
  }
  readonly states: { readonly [S in StateName<M>]: typeof transientState | ((tools: WalkTools<M>) => Promise<unknown>) }
}
