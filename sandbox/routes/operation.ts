import type { RouteConfig, RouteHandler } from "@hono/zod-openapi"
import type { OperationMetadata } from "#sandbox/openapi/operation-metadata.ts"
import type { Env } from "#sandbox/running-sandbox.ts"
import { refusals } from "#sandbox/schemas/common.ts"
import { requireExtension } from "./call.ts"

type Request = NonNullable<RouteConfig["request"]>
type Responses = RouteConfig["responses"]
type Method = "get" | "post" | "put" | "patch" | "delete"

/** A call: its metadata for the document, its schemas, and its handler, whose types the schemas define. */
interface Declaration<In extends Request, Out extends Responses> extends OperationMetadata {
  readonly method: Method
  readonly path: string
  readonly security?: NonNullable<RouteConfig["security"]>
  readonly request?: In
  /** The successful responses. The list contains a refusal only if its description differs from the standard one. */
  readonly responses: Out
  readonly handler: RouteHandler<{ method: Method; path: string; request: In; responses: Out }, Env>
}

/** A call for the router, and for the document's generator, which copies the metadata. */
export interface Operation {
  readonly route: RouteConfig & { readonly metadata: OperationMetadata }
  readonly handler: unknown
}

/** Declares a call of the API. The call first validates its input, and then refuses if its extension is not offered. */
export const defineOperation = <Out extends Responses, In extends Request = {}>({
  method,
  path,
  security,
  request,
  responses,
  handler,
  ...metadata
}: Declaration<In, Out>): Operation => ({
  route: {
    method,
    path,
    ...(security && { security }),
    ...(request && { request }),
    responses: { ...refusals, ...responses },
    metadata,
  },
  handler: ((c, next) => {
    if (metadata.extension !== undefined) requireExtension(c, metadata.extension, metadata.alsoOf)
    return handler(c, next)
  }) satisfies typeof handler,
})
