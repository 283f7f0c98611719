/** Forwards a request to the sandbox. */
export type Next = (request: Request) => Promise<Response>
/** A server with one mistake and its own memory. */
export type Broken = (request: Request, next: Next) => Promise<Response>

export const pathOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace("/api/v1", "").replace(/\/$/, "")}`

const isJson = ({ headers }: Response): boolean => headers.get("Content-Type") === "application/json"
export const readJson = (message: Request | Response): Promise<any> => message.clone().json()

/** Returns the response with another body. */
export const answered = (response: Response, body: unknown, status = response.status): Response => {
  const headers = new Headers(response.headers)
  headers.delete("Content-Length")
  return new Response(JSON.stringify(body), { status, headers })
}

/** Replaces the response by a refusal in the usual format. */
export const refused = (response: Response, status: number, code: string): Response =>
  answered(response, { code, message: "No.", requestId: response.headers.get("X-Request-Id") }, status)

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

/** Changes the JSON responses with status 200 of these calls. */
export const changing =
  (calls: RegExp, change: (body: any, request: Request) => unknown) => (): Broken => async (request, next) => {
    const response = await next(request.clone())
    if (!calls.test(pathOf(request)) || response.status !== 200 || !isJson(response)) return response
    return answered(response, change(await readJson(response), request))
  }

/** Changes the text of the JSON responses with status 200 of these calls. */
export const rewriting = (calls: RegExp, pattern: RegExp, words: string) =>
  changing(calls, (body) => JSON.parse(JSON.stringify(body).replaceAll(pattern, words)))

/** Changes the queries of these calls. */
export const asking = (calls: RegExp, change: (query: URLSearchParams) => void) => (): Broken => (request, next) =>
  next(calls.test(pathOf(request)) ? withQuery(request, change) : request)

/** Changes the headers of every response. */
export const sending =
  (change: (headers: Headers, request: Request) => void) => (): Broken => async (request, next) => {
    const response = await next(request)
    const headers = new Headers(response.headers)
    change(headers, request)
    return new Response(response.body, { status: response.status, headers })
  }
