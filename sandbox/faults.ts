import { randomUUID } from "node:crypto"

export const faultKinds = ["500", "429", "malformed", "empty", "slow", "drop", "lost", "codeRequired"] as const
export type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  readonly id: string
  /** Of the whole address; a `*` at the end stands for anything. */
  readonly path: string
  readonly method: string | undefined
  readonly kind: FaultKind
  readonly milliseconds: number
  readonly left: number
}

export type FaultOrder = {
  readonly path: string
  readonly method?: string | undefined
  readonly kind: FaultKind
  readonly count: number
  readonly milliseconds?: number | undefined
}

export type Faults = {
  readonly list: () => readonly Fault[]
  readonly add: (order: FaultOrder) => Fault
  readonly clear: () => void
  readonly take: (method: string, path: string) => Fault | undefined
}

const plain = (path: string) => (path.length > 1 ? path.replace(/\/$/, "") : path)

const matches = (fault: Fault, method: string, path: string): boolean => {
  if (fault.method !== undefined && fault.method !== method) return false
  return fault.path.endsWith("*") ? path.startsWith(fault.path.slice(0, -1)) : plain(fault.path) === plain(path)
}

export const createFaults = (): Faults => {
  let faults: readonly Fault[] = []
  return {
    list: () => faults,
    add: ({ path, method, kind, count, milliseconds = 0 }) => {
      const fault = { id: randomUUID(), path, method, kind, milliseconds, left: count }
      faults = [...faults, fault]
      return fault
    },
    clear: () => {
      faults = []
    },
    take: (method, path) => {
      const matchingFault = faults.find((fault) => matches(fault, method, path))
      if (!matchingFault) return undefined
      faults = faults
        .map((fault) => (fault === matchingFault ? { ...fault, left: fault.left - 1 } : fault))
        .filter((fault) => fault.left > 0)
      return matchingFault
    },
  }
}
