import { randomUUID } from "node:crypto"

export const faultKinds = [
  "500",
  "429",
  "malformed",
  "empty",
  "slow",
  "drop",
  "lost",
  "codeRequired",
  "response",
] as const
export type FaultKind = (typeof faultKinds)[number]

/** The response that the tester entered for the kind "response". */
export type OwnResponse = {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export type Fault = {
  readonly id: string
  /** The whole path, optionally with `?name` or `?name=value` that the query must contain. A `*` at the end matches any continuation. */
  readonly path: string
  readonly method: string | undefined
  readonly kind: FaultKind
  readonly milliseconds: number
  readonly response: OwnResponse | undefined
  /**
   * The call after which the fault becomes active, with its response or its fault: "POST /api/v1/orders 201", "POST /api/v1/orders drop".
   */
  readonly after: string | undefined
  readonly left: number
}

export type FaultOrder = {
  readonly path: string
  readonly method?: string | undefined
  readonly kind: FaultKind
  readonly count: number
  readonly milliseconds?: number | undefined
  readonly response?: OwnResponse | undefined
  readonly after?: string | undefined
}

export type Faults = {
  readonly list: () => readonly Fault[]
  readonly add: (order: FaultOrder) => Fault
  readonly clear: () => void
  /** Returns the fault that applies to this call, and counts down its remaining uses. Returns undefined if no fault applies. */
  readonly take: (method: string, url: URL) => Fault | undefined
}

const trimTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, "") : path)

/** Returns true if the fault applies to the call. */
export const matches = (fault: Pick<Fault, "path" | "method">, method: string, url: URL): boolean => {
  if (fault.method !== undefined && fault.method !== method) return false
  const [path = "", query = ""] = fault.path.split("?")
  const [name = "", value] = query.split("=")
  if (name !== "" && (value === undefined ? !url.searchParams.has(name) : url.searchParams.get(name) !== value))
    return false
  return path.endsWith("*")
    ? url.pathname.startsWith(path.slice(0, -1))
    : trimTrailingSlash(path) === trimTrailingSlash(url.pathname)
}

/** Activates the faults that waited for this response, and moves them to the front. */
const withBegun = (faults: readonly Fault[], finishedCall: string): readonly Fault[] => [
  ...faults.filter(({ after }) => after === finishedCall).map((fault) => ({ ...fault, after: undefined })),
  ...faults.filter(({ after }) => after !== finishedCall),
]

/** Creates the faults of this process, which are in its memory only. */
export const createFaults = (): Faults => {
  let faults: readonly Fault[] = []
  return {
    list: () => faults,
    add: ({ path, method, kind, count, milliseconds = 0, response, after }) => {
      const fault = { id: randomUUID(), path, method, kind, milliseconds, response, after, left: count }
      faults = [...faults, fault]
      return fault
    },
    clear: () => {
      faults = []
    },
    take: (method, url) => {
      const matchingFault = faults.find((fault) => fault.after === undefined && matches(fault, method, url))
      if (!matchingFault) return undefined
      const left = faults
        .map((fault) => (fault === matchingFault ? { ...fault, left: fault.left - 1 } : fault))
        .filter((fault) => fault.left > 0)
      faults = withBegun(
        left,
        `${method} ${matchingFault.path} ${matchingFault.response?.status ?? matchingFault.kind}`,
      )
      return matchingFault
    },
  }
}
