/** Forwards a request to the sandbox. */
export type Next = (request: Request) => Promise<Response>
/** A server with one mistake and its own memory. */
export type FaultyHandler = (request: Request, next: Next) => Promise<Response>

export const pathOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace("/api/v1", "").replace(/\/$/, "")}`

const isJson = ({ headers }: Response): boolean => headers.get("Content-Type") === "application/json"
export const readJson = (message: Request | Response): Promise<any> => message.clone().json()

/** Returns the response with another body. */
export const respondWith = (response: Response, body: unknown, status = response.status): Response => {
  const headers = new Headers(response.headers)
  headers.delete("Content-Length")
  return new Response(JSON.stringify(body), { status, headers })
}

/** Replaces the response with a refusal in the usual format. */
export const respondWithRefusal = (response: Response, status: number, code: string): Response =>
  respondWith(response, { code, message: "No.", requestId: response.headers.get("X-Request-Id") }, status)

export const withHeaders = (request: Request, change: (headers: Headers) => void): Request => {
  const headers = new Headers(request.headers)
  change(headers)
  return new Request(request.clone(), { headers })
}

const withQuery = (request: Request, change: (query: URLSearchParams) => void): Request => {
  const url = new URL(request.url)
  change(url.searchParams)
  return new Request(url, request.clone())
}

export const withBody = (request: Request, body: string): Request =>
  new Request(request.url, { method: request.method, headers: withoutLength(request.headers), body })
const withoutLength = (given: Headers): Headers => {
  const headers = new Headers(given)
  headers.delete("Content-Length")
  return headers
}

/** Returns a server that changes the JSON body of each 200 response to these calls. */
export const changeBodies =
  (calls: RegExp, change: (body: any, request: Request) => unknown) => (): FaultyHandler => async (request, next) => {
    const response = await next(request.clone())
    if (!calls.test(pathOf(request)) || response.status !== 200 || !isJson(response)) return response
    return respondWith(response, change(await readJson(response), request))
  }

/** Returns a server that replaces a pattern in the JSON body of each 200 response to these calls. */
export const rewriteBodies = (calls: RegExp, pattern: RegExp, replacement: string) =>
  changeBodies(calls, (body) => JSON.parse(JSON.stringify(body).replaceAll(pattern, replacement)))

/** Returns a server that changes the query of these calls before the sandbox gets them. */
export const changeQueries =
  (calls: RegExp, change: (query: URLSearchParams) => void) => (): FaultyHandler => (request, next) =>
    next(calls.test(pathOf(request)) ? withQuery(request, change) : request)

/** Returns a server that changes the headers of every response. */
export const changeHeaders =
  (change: (headers: Headers, request: Request) => void) => (): FaultyHandler => async (request, next) => {
    const response = await next(request)
    const headers = new Headers(response.headers)
    change(headers, request)
    return new Response(response.body, { status: response.status, headers })
  }
