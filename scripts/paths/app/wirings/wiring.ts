import { Schema } from "effect"
import type { Locator, LocatorSelectors } from "vitest/browser"
import type { PathStep } from "#machines/kit/explore.ts"
import {
  type Answer,
  type ApiRoute,
  failingWith,
  type OnApp,
  replyingWith,
  type RouteReply,
} from "#scripts/paths/app/on-app.ts"

const by =
  (method: ApiRoute["method"]) =>
  (path: string): ApiRoute => ({ method, path })
export const get = by("GET")
export const post = by("POST")
export const put = by("PUT")
export const patch = by("PATCH")
export const remove = by("DELETE")

/** A page of a customer that is opened by this address, and what its flow asks. */
export const page = (address: string, calls: OnApp["calls"], more: Partial<OnApp> = {}): OnApp => ({
  address: () => address,
  signedIn: true,
  local: {},
  happens: {},
  calls,
  ...more,
})

/** The region with this text as its name. */
export const region =
  (title: string) =>
  ({ page: whole, t }: Parameters<NonNullable<OnApp["within"]>>[0]): Locator | LocatorSelectors =>
    whole.getByRole("region", { name: t(title) })

type Codec = Schema.ConstraintCodec<any>
/** What the API writes of a sample. */
type Body = Codec | ((sample: any) => unknown)

const bodyOf = (body: Body, sample: unknown): unknown =>
  Schema.isSchema(body) ? Schema.encodeSync(body as Codec)(sample) : (body as (sample: unknown) => unknown)(sample)

/** The status, with the failure's name as the code; or another code, and the field. "lost": the connection ends before the answer. */
type Refusal = number | readonly [status: number, code: string, field?: string] | "lost"

/** A call of a flow. Steps before it may decide where it goes. A success is a status, a body, or both. */
export const call = (
  where: ApiRoute | ((before: readonly PathStep[]) => ApiRoute),
  ok: number | Body | readonly [status: number, body: Body],
  refusals: Readonly<Record<string, Refusal>> = {},
): Readonly<Record<string, Answer>> => {
  const at = (before: readonly PathStep[]) => (typeof where === "function" ? where(before) : where)
  const [status, body] = typeof ok === "number" ? [ok] : Array.isArray(ok) ? (ok as [number, Body]) : [200, ok as Body]
  const refused =
    (tag: string, refusal: Refusal): Answer =>
    (_, __, before) => {
      if (refusal === "lost") return [{ ...at(before), reply: "no connection" }]
      const [code, name, field] = typeof refusal === "number" ? [refusal, tag] : refusal
      return replyingWith(at(before), code, { code: name, ...(field !== undefined && { field }) })
    }
  return {
    ok: (sample, _, before) => replyingWith(at(before), status, body && bodyOf(body, sample)),
    ...Object.fromEntries(Object.entries(refusals).map(([tag, refusal]) => [tag, refused(tag, refusal)])),
    CallFailed: (failure, _, before) => failingWith(at(before))(failure),
  }
}

/** Answered at once, whenever it is asked. */
export const always = (where: ApiRoute, body: unknown, schema?: Codec): RouteReply => ({
  ...where,
  reply: { status: 200, body: schema ? Schema.encodeSync(schema)(body) : body },
})

/** Answered at once until the flow begins. */
export const first = (where: ApiRoute, body: unknown, schema?: Codec): RouteReply => ({
  ...always(where, body, schema),
  first: true,
})

export const exportCalls = { requestFile: call(post("/exports"), [201, (ticket) => ticket]) }
/** A person chooses the file in the browser's own dialog. */
export const exportLocally = { chooseFile: ["ok", "NotChosen"], openDownload: ["ok"] }
