import { describe, expect, it } from "vitest"
import {
  isAttributionExpired,
  parseAttribution,
  mergeAttribution,
  withoutAdSource,
  type StoredAttribution,
} from "./attribution.ts"

const from = (search: string) => {
  const query = new URLSearchParams(search)
  return parseAttribution((name) => query.get(name))
}
const day = 24 * 60 * 60 * 1_000

describe("the marketing data of a URL", () => {
  it.each([
    ["", {}],
    ["allow_demo=true", { allow_demo: true }],
    ["allow_demo=false", { allow_demo: false }],
    ["allow_demo=yes", {}],
    [
      "utm_source=a&utm_campaign=b&utm_medium=c&click_id=d&aip=e",
      {
        utm_source: "a",
        utm_campaign: "b",
        utm_medium: "c",
        click_id: "d",
        aip: "e",
      },
    ],
    ["utm_source=%D1%80%D0%B5%D0%BA%D0%BB%D0%B0%D0%BC%D0%B0", { utm_source: "реклама" }],
    ["utm_source=+a+&utm_medium=+", { utm_source: "a" }],
    ["token=secret&password=secret&utm_term=x&UTM_SOURCE=x&__proto__=x", {}],
    [`aip=${"x".repeat(256)}`, { aip: "x".repeat(256) }],
    [`aip=${"x".repeat(257)}&click_id=1`, { click_id: "1" }],
    ["aip=a%00b&click_id=a%0Ab", {}],
  ])("is read from %.60s", (search, said) => {
    expect(from(search)).toEqual(said)
  })
})

describe("stored marketing data with new data", () => {
  const stored: StoredAttribution = {
    data: { allow_demo: true, utm_source: "ads", utm_campaign: "spring" },
    captured: 5,
  }

  it("is absent if both are", () => {
    expect(mergeAttribution(null, {}, 9)).toBeNull()
  })
  it("has the present time if it is new", () => {
    expect(mergeAttribution(null, { click_id: "1" }, 9)).toEqual({ data: { click_id: "1" }, captured: 9 })
  })
  it("does not change without new data", () => {
    expect(mergeAttribution(stored, {}, 9)).toEqual(stored)
  })
  it("does not mix two sources, and keeps the choice about the demo", () => {
    expect(mergeAttribution(stored, { utm_source: "news" }, 9)).toEqual({
      data: { allow_demo: true, utm_source: "news" },
      captured: 9,
    })
  })
  it("keeps its age if the same data arrives again, or only a choice about the demo", () => {
    expect(mergeAttribution(stored, { utm_source: "ads", utm_campaign: "spring" }, 9)).toEqual(stored)
    expect(mergeAttribution(stored, { allow_demo: false }, 9)).toEqual({
      ...stored,
      data: { ...stored.data, allow_demo: false },
    })
  })
})

describe("marketing data after thirty days", () => {
  const stored: StoredAttribution = { data: { allow_demo: false, utm_source: "ads", click_id: "1" }, captured: 0 }

  it.each([
    [30 * day - 1, "ads", false],
    [30 * day, "ads", true],
    [300 * day, "news", false],
  ])("is expired after %d ms with the ad source %s: %s", (now, source, expired) => {
    expect(isAttributionExpired(stored, source, now)).toBe(expired)
  })
  it("keeps the choice about the demo", () => {
    expect(withoutAdSource(stored).data).toEqual({ allow_demo: false })
  })
})
