import { randomUUID } from "node:crypto"
import { OpenAPIHono, type z } from "@hono/zod-openapi"
import { contextStorage } from "hono/context-storage"
import { createMiddleware } from "hono/factory"
import { createErrorBody, createRefusal, refusalOf } from "./errors.ts"
import { faultMiddleware } from "./fault-middleware.ts"
import { currentRequestId } from "./logging.ts"
import { negotiateLocale } from "./negotiate-locale.ts"
import { describeCalls, info, tagList, type GeneratedDocument } from "./openapi/document.ts"
import type { Document } from "./openapi/types.ts"
import { allOperations } from "./routes/all.ts"
import { pollOrder } from "./routes/read-order.ts"
import type { RequestContext, Env } from "./running-sandbox.ts"
import { createLazyTransaction } from "./transaction.ts"

const requestIdOf = (c: RequestContext): string => c.var.requestId ?? currentRequestId() ?? randomUUID()

/**
 * Sets the headers of every API response: the request id and the server's time. The middleware sets them before the response exists,
 * because adding a header afterwards would copy the response and turn its body into a stream.
 */
const requestMiddleware = createMiddleware<Env>(async (c, next) => {
  c.set("requestId", requestIdOf(c))
  c.set("locale", negotiateLocale(c.req.header("Accept-Language")))
  c.header("X-Request-Id", c.var.requestId)
  c.header("Cache-Control", "no-store")
  await next()
})

const clockMiddleware = createMiddleware<Env>(async (c, next) => {
  const { sandbox } = c.var
  c.set("now", await sandbox.clock.now(sandbox.db))
  c.header("Date", new Date(c.var.now).toUTCString())
  await next()
})

/**
 * Runs each call in one transaction, so that a failed call writes nothing. A refusal rolls the transaction back unless it is marked
 * `isCommitted`.
 */
const transactionMiddleware = createMiddleware<Env>(async (c, next) => {
  const { tx, commit, rollback } = createLazyTransaction(c.var.sandbox.db)
  c.set("tx", tx)
  c.set("commit", commit)
  await next()
  await (c.error && !refusalOf(c.error)?.isCommitted ? rollback() : commit())
})

/**
 * Returns the documented error body for an error that a call throws. The handler reports an error that is not a refusal, and responds with
 * 500 `InternalError`.
 */
export const errorToResponse = (error: Error, c: RequestContext): Response => {
  const refused = refusalOf(error)
  if (!refused || refused.status === 503) c.var.sandbox.report(error)
  const { status, code, field, extension, retryAfter } = refused ?? { status: 500, code: "InternalError" }
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter))
  const body = createErrorBody(
    { code, field, extension },
    negotiateLocale(c.req.header("Accept-Language")),
    requestIdOf(c),
  )
  return c.json(body, status)
}

const fieldOf = (issue: z.core.$ZodIssue): string | undefined => {
  if (issue.code === "unrecognized_keys") return issue.keys[0]
  return issue.path.findLast((part) => typeof part === "string")
}

/** Refuses with 400 `UnknownField` or `InvalidField`, and names the field. */
const refuseInvalid = (error: z.core.$ZodError): never => {
  const issue = error.issues.find((candidate) => candidate.code === "unrecognized_keys") ?? error.issues[0]
  const field = issue && fieldOf(issue)
  throw createRefusal(400, issue?.code === "unrecognized_keys" ? "UnknownField" : "InvalidField", { field })
}

export const createApiDocument = (api: OpenAPIHono<Env>): Document => {
  const generated = api.getOpenAPI31Document({ openapi: "3.1.0", info, servers: [{ url: "/api/v1" }], tags: tagList })
  return describeCalls(JSON.parse(JSON.stringify(generated)) as GeneratedDocument)
}

/**
 * Creates the API. Polls of an order come before the transaction, because most of them need none. An unknown path is refused with 404
 * `NotFound`.
 */
export const createApi = (): OpenAPIHono<Env> => {
  const api = new OpenAPIHono<Env>({
    strict: false,
    defaultHook: (result) => {
      if (!result.success) refuseInvalid(result.error)
    },
  })
  api.onError(errorToResponse)
  api.use(requestMiddleware)
  api.get("/orders/:orderId", pollOrder)
  api.use(contextStorage(), clockMiddleware, faultMiddleware, transactionMiddleware)
  api.openapiRoutes(allOperations)
  api.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" })
  let document: Document | undefined
  api.get("/openapi.json", (c) => c.json((document ??= createApiDocument(api))))
  api.all("/*", () => {
    throw createRefusal(404, "NotFound")
  })
  return api
}
