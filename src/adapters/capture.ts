import { Effect, Option, Schema } from "effect"
import { fromCallback } from "xstate"
import type { AnyEventObject } from "xstate"
import type { Expired, StoredMarketing } from "../domain/marketing"
import { isExpired, marketingOf, mergeMarketing, StoredMarketing as Stored, withoutSource } from "../domain/marketing"
import { matchRoute } from "../domain/routes"
import type { Captured, MarketingTold } from "../machines/marketing-capture/marketing-capture.machine"
import type { CodeTold } from "../machines/referral-capture/referral-capture.machine"
import type { StoredCode } from "./stored-code"

/** Storage that may be refused or full: then what it should hold lives as long as the page. */
const slot = (storage: () => Pick<Storage, "getItem" | "setItem">, key: string) => {
  let held: string | null = null
  return {
    read: (): string | null => {
      try {
        return storage().getItem(key) ?? held
      } catch {
        // Refused: `held` has it.
        return held
      }
    },
    write: (text: string): void => {
      held = text
      try {
        storage().setItem(key, text)
      } catch {
        // Refused or full: `held` has it.
      }
    }
  }
}

/** The query the site was opened with: this page's, or that of one which was left before its code ran (src/early.ts). */
export const arrivalOf = ({ search, storage }: { readonly search: string; readonly storage: () => Storage }): string => {
  try {
    const left = storage().getItem("arrival")
    storage().removeItem("arrival")
    return left ?? search
  } catch {
    // Nothing is kept here: there is the address alone.
    return search
  }
}

interface MarketingSources {
  readonly search: string
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
  readonly adSource: string
  readonly now: () => number
}

const key = "hashwell.marketing"

/** Tells when another tab has captured something. */
export const watchMarketing = (site: Pick<Window, "addEventListener" | "removeEventListener">) =>
  fromCallback<AnyEventObject, undefined, MarketingTold>(({ sendBack }) => {
    const tell = (event: StorageEvent) => { if (event.key === key) sendBack({ type: "marketing.changed" }) }
    site.addEventListener("storage", tell)
    return () => site.removeEventListener("storage", tell)
  })

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Stored))

/** Puts what the address said, once, with what is stored, and drops what is too old. */
export const captureMarketing = ({ search, storage, adSource, now }: MarketingSources) => {
  const stored = slot(storage, key)
  const write = Schema.encodeSync(Schema.fromJsonString(Stored))
  let query = new URLSearchParams(search)
  return (): Effect.Effect<Captured, Expired> => Effect.suspend(() => {
    const old = Option.getOrNull(decode(stored.read() ?? ""))
    const merged = mergeMarketing(old, marketingOf((name) => query.get(name)), now())
    query = new URLSearchParams()
    const expired = merged !== null && isExpired(merged, adSource, now())
    const kept: StoredMarketing | null = expired ? withoutSource(merged) : merged
    if (kept !== null) stored.write(write(kept))
    const marketing = kept === null || Object.keys(kept.data).length === 0 ? null : kept.data
    return expired ? Effect.fail<Expired>({ _tag: "Expired", marketing }) : Effect.succeed({ marketing })
  })
}

/** The browser tells the first by itself; wouter makes it tell the others. */
const navigations = ["popstate", "pushState", "replaceState"]

interface CodeSources {
  readonly site: Pick<Window, "location" | "addEventListener" | "removeEventListener">
  readonly storage: () => Pick<Storage, "getItem" | "setItem">
  readonly stored: StoredCode
}

/** The code of the cookie first, then the one of each address of /buy; an arrival counts once in a browser session. */
export const watchCode = ({ site, storage, stored }: CodeSources) =>
  fromCallback<AnyEventObject, undefined, CodeTold>(({ sendBack }) => {
    const arrived = slot(storage, "hashwell.referralCode")
    const tell = () => {
      const { pathname, search } = site.location
      if (matchRoute(pathname)?.name !== "buy") return
      const code = stored.valid(new URLSearchParams(search).get("referralCode"))
      if (code === null || code === arrived.read()) return
      arrived.write(code)
      sendBack({ type: "code.arrived", code })
    }
    const known = stored.read()
    if (known !== null) sendBack({ type: "code.found", code: known })
    tell()
    navigations.forEach((name) => site.addEventListener(name, tell))
    return () => navigations.forEach((name) => site.removeEventListener(name, tell))
  })

export const keepCode = (stored: StoredCode) => ({ code }: { readonly code: string | null }): Effect.Effect<null> =>
  Effect.sync(() => {
    if (code !== null) stored.keep(code)
    return null
  })

export const removeCode = (stored: StoredCode) => (): Effect.Effect<null> =>
  Effect.sync(() => {
    stored.remove()
    return null
  })
