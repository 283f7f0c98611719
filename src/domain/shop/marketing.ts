import { Schema } from "effect"

const longest = 256
const word = Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isMaxLength(longest))))

/** The attribution of a visit, under the names of the URL parameters. */
export const Marketing = Schema.Struct({
  allow_demo: Schema.optionalKey(Schema.Boolean),
  utm_source: word,
  utm_campaign: word,
  utm_medium: word,
  click_id: word,
  aip: word,
})
export type Marketing = typeof Marketing.Type

const sourceKeys = ["utm_source", "utm_campaign", "utm_medium", "click_id", "aip"] as const
export const marketingKeys = ["allow_demo", ...sourceKeys] as const
const control = /[\x00-\x1f\x7f]/

/** Returns the known URL parameters, without values that are empty, too long or not text. */
export const readMarketing = (read: (name: string) => string | null): Marketing => {
  const allow = read("allow_demo")
  const words = sourceKeys.flatMap((key) => {
    const value = read(key)?.trim() ?? ""
    return value === "" || value.length > longest || control.test(value) ? [] : [[key, value] as const]
  })
  return {
    ...(allow === "true" || allow === "false" ? { allow_demo: allow === "true" } : {}),
    ...Object.fromEntries(words),
  }
}

const pickSource = ({ allow_demo: _, ...source }: Marketing): Marketing => source
const pickAllowDemo = ({ allow_demo }: Marketing): Marketing => (allow_demo === undefined ? {} : { allow_demo })

const isNothing = (marketing: Marketing): boolean => Object.keys(marketing).length === 0
const isSame = (one: Marketing, other: Marketing): boolean => sourceKeys.every((key) => one[key] === other[key])

export const StoredMarketing = Schema.Struct({ data: Marketing, captured: Schema.Finite })
export type StoredMarketing = typeof StoredMarketing.Type

/**
 * Merges the URL's attribution with the stored attribution. A new source replaces everything that is stored, while the source that is
 * already stored keeps its age.
 */
export const mergeMarketing = (
  stored: StoredMarketing | null,
  arrived: Marketing,
  now: number,
): StoredMarketing | null => {
  const old = stored ?? { data: {}, captured: now }
  const source = pickSource(arrived)
  const keeps = isNothing(source) || isSame(source, old.data)
  const data = { ...pickAllowDemo(old.data), ...pickAllowDemo(arrived), ...(keeps ? pickSource(old.data) : source) }
  return isNothing(data) ? null : { data, captured: keeps ? old.captured : now }
}

const thirtyDays = 30 * 24 * 60 * 60 * 1_000

/** Returns true if the data is from the ad source and older than 30 days. The site must then delete it. */
export const isMarketingExpired = ({ data, captured }: StoredMarketing, adSource: string, now: number): boolean =>
  data.utm_source === adSource && now - captured >= thirtyDays

/** Returns the data that stays after the ad source has expired. */
export const withoutAdSource = ({ data, captured }: StoredMarketing): StoredMarketing => ({
  data: pickAllowDemo(data),
  captured,
})

export interface ExpiredMarketing {
  readonly _tag: "Expired"
  readonly marketing: Marketing | null
}
