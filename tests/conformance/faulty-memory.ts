import { randomUUID } from "node:crypto"
import {
  respondWith,
  type FaultyHandler,
  readJson,
  pathOf,
  respondWithRefusal,
  withBody,
  withHeaders,
} from "./faulty-handler.ts"

const authorization = "Authorization"

/**
 * Returns a server that lets one customer use the orders of another. The server repeats a refused call about an order
 * as the customer who placed or took the order.
 */
export const ignoreOrderOwner = (calls: RegExp) => (): FaultyHandler => {
  const owners = new Map<string, string>()
  return async (request, next) => {
    const call = pathOf(request)
    const caller = request.headers.get(authorization)
    const taken = /^POST \/orders(?:\/([^/]+)\/assign)?$/.exec(call)
    if (taken && caller !== null) {
      const response = await next(request.clone())
      if (response.ok) owners.set((await readJson(response)).id, caller)
      return response
    }
    const response = await next(request.clone())
    const owner = owners.get(call.split("/")[2] ?? "")
    if (response.status !== 404 || owner === undefined || !calls.test(call)) return response
    return next(withHeaders(request, (headers) => headers.set(authorization, owner)))
  }
}

/** Returns a server whose list contains the orders of every customer who has made a call. */
export const listEveryCustomersOrders = (): FaultyHandler => {
  const callers = new Set<string>()
  return async (request, next) => {
    const caller = request.headers.get(authorization)
    const response = await next(request.clone())
    if (caller !== null && response.ok) callers.add(caller)
    if (pathOf(request) !== "GET /orders" || !response.ok) return response
    const own = await readJson(response)
    const lists = [own]
    for (const other of [...callers].filter((one) => one !== caller)) {
      const list = await next(withHeaders(request, (headers) => headers.set(authorization, other)))
      if (list.ok) lists.push(await readJson(list))
    }
    const count = Number(new URL(request.url).searchParams.get("count") ?? 10)
    const total = lists.reduce((sum, list) => sum + list.total, 0)
    return respondWith(response, { total, values: lists.flatMap(({ values }) => values).slice(0, count) })
  }
}

/** Returns a server that accepts a refresh token that a client has already used. */
export const acceptUsedRefreshToken = (): FaultyHandler => {
  const newest = new Map<string, string>()
  return async (request, next) => {
    if (pathOf(request) !== "POST /token") return next(request)
    const form = new URLSearchParams(await request.clone().text())
    const given = form.get("refresh_token")
    if (given === null) return next(request)
    const response = await next(request.clone())
    const later = newest.get(given)
    if (response.ok) newest.set(given, (await readJson(response)).refresh_token)
    if (response.ok || later === undefined) return response
    form.set("refresh_token", later)
    return next(withBody(request, String(form)))
  }
}

/** Returns a server that accepts a refresh token in place of an access token. */
export const acceptRefreshTokenAsAccessToken = (): FaultyHandler => {
  const accessOf = new Map<string, string>()
  return async (request, next) => {
    const given = accessOf.get(request.headers.get(authorization)?.slice("Bearer ".length) ?? "")
    const sent = given ? withHeaders(request, (headers) => headers.set(authorization, `Bearer ${given}`)) : request
    const response = await next(sent)
    if (pathOf(request) === "POST /token" && response.ok) {
      const { access_token, refresh_token } = await readJson(response)
      accessOf.set(refresh_token, access_token)
    }
    return response
  }
}

/** Returns a server that treats a repeated POST of an order as a new order. */
export const ignoreOrderId = (): FaultyHandler => {
  const seen = new Set<string>()
  return async (request, next) => {
    if (pathOf(request) !== "POST /orders") return next(request)
    const form = await readJson(request)
    const isRepeated = seen.has(form.id)
    seen.add(form.id)
    if (!isRepeated) return next(request)
    const response = await next(withBody(request, JSON.stringify({ ...form, id: randomUUID() })))
    return response.ok ? respondWith(response, { ...(await readJson(response)), id: form.id }, 200) : response
  }
}

/** Returns a server that reveals at sign-in that an e-mail address has no account. */
export const revealUnknownEmails = (): FaultyHandler => async (request, next) => {
  const response = await next(request.clone())
  if (pathOf(request) !== "POST /token" || response.status !== 400) return response
  const known = new URLSearchParams(await request.clone().text()).get("username")?.endsWith("@persona.example")
  const body = await readJson(response)
  return body.code !== "InvalidCredentials" || known !== false
    ? response
    : respondWith(response, { ...body, message: "No account has this address." })
}

/** Returns a server for which an e-mail address in capitals is another address. */
export const compareEmailCase = (): FaultyHandler => async (request, next) => {
  const call = pathOf(request)
  if (call !== "POST /token" && call !== "POST /signup") return next(request)
  const text = await request.clone().text()
  return next(withBody(request, text.replace(/(?=[A-Z]{5}\S*(?:%40|@)[A-Z])/, "another.")))
}

/**
 * Returns a server that reports the success of the call `ignored` without performing it. The sandbox first checks the
 * body by the call `judging`.
 */
export const ignoreCall =
  (ignored: string, judging = "/products") =>
  (): FaultyHandler =>
  async (request, next) => {
    if (pathOf(request) !== ignored) return next(request)
    const url = new URL(`/api/v1${judging}`, request.url)
    const { headers, method } = request
    const hasBody = judging !== "/products"
    const judged = await next(
      new Request(url, hasBody ? { method, headers, body: await request.clone().text() } : { headers }),
    )
    if (!judged.ok) return judged
    const newHeaders = new Headers(judged.headers)
    newHeaders.delete("Content-Type")
    newHeaders.delete("Content-Length")
    return new Response(null, { status: 204, headers: newHeaders })
  }

/** Returns a server that refuses an expired session with 403 instead of 401. */
export const answerForbiddenWhenExpired = (): FaultyHandler => async (request, next) => {
  const response = await next(request)
  return response.status === 401 ? respondWithRefusal(response, 403, "Forbidden") : response
}

/** Returns a server that sends every refusal with status 200. */
export const answerAlwaysOk = (): FaultyHandler => async (request, next) => {
  const response = await next(request)
  return response.status >= 400 ? respondWith(response, await readJson(response), 200) : response
}
