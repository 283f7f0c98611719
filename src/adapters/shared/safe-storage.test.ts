import { describe, expect, it } from "vitest"
import { createSafeStorage } from "./safe-storage.ts"

const memory = (values: Map<string, string>, isFull = () => false) => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (isFull()) throw new Error("QuotaExceededError")
    values.set(key, text)
  },
  removeItem: (key: string) => void values.delete(key),
})

describe("a stored value", () => {
  it("is read by the next page until it is removed", () => {
    const values = new Map<string, string>()
    createSafeStorage(() => memory(values), "a").write("1")
    const next = createSafeStorage(() => memory(values), "a")
    expect(next.read()).toBe("1")
    next.remove()
    expect([next.read(), values.size]).toEqual([null, 0])
  })

  it("lasts as long as the page where storage is refused", () => {
    const stored = createSafeStorage(() => {
      throw new Error("SecurityError")
    }, "a")
    expect(stored.read()).toBeNull()
    stored.write("1")
    expect(stored.read()).toBe("1")
    stored.remove()
    expect(stored.read()).toBeNull()
  })

  it("is not replaced by an older one when the storage is full", () => {
    const values = new Map([["a", "old"]])
    let isFull = true
    const stored = createSafeStorage(() => memory(values, () => isFull), "a")
    stored.write("new")
    expect([stored.read(), values.get("a")]).toEqual(["new", "old"])
    isFull = false
    stored.write("newest")
    expect([stored.read(), values.get("a")]).toEqual(["newest", "newest"])
  })

  it("survives clearing the storage while the page is open", () => {
    const values = new Map<string, string>()
    const stored = createSafeStorage(() => memory(values), "a")
    stored.write("1")
    values.clear()
    expect(stored.read()).toBe("1")
  })
})
