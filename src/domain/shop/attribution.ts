import { Schema } from "effect"

const maxSourceLength = 256
const SourceValue = Schema.optionalKey(Schema.String.pipe(Schema.check(Schema.isMaxLength(maxSourceLength))))

/** The attribution of a visit, under the names of the URL parameters. */
export const Attribution = Schema.Struct({
  allow_demo: Schema.optionalKey(Schema.Boolean),
  utm_source: SourceValue,
  utm_campaign: SourceValue,
  utm_medium: SourceValue,
  click_id: SourceValue,
  aip: SourceValue,
})
export type Attribution = typeof Attribution.Type

const sourceKeys = ["utm_source", "utm_campaign", "utm_medium", "click_id", "aip"] as const
export const attributionKeys = ["allow_demo", ...sourceKeys] as const
const control = /[\x00-\x1f\x7f]/

/** Returns the known URL parameters. Leaves out values that are empty, too long or contain control characters. */
export const parseAttribution = (read: (name: string) => string | null): Attribution => {
  const allow = read("allow_demo")
  const sources = sourceKeys.flatMap((key) => {
    const value = read(key)?.trim() ?? ""
    return value === "" || value.length > maxSourceLength || control.test(value) ? [] : [[key, value] as const]
  })
  return {
    ...(allow === "true" || allow === "false" ? { allow_demo: allow === "true" } : {}),
    ...Object.fromEntries(sources),
  }
}

const pickSource = ({ allow_demo: _, ...source }: Attribution): Attribution => source
const pickAllowDemo = ({ allow_demo }: Attribution): Attribution => (allow_demo === undefined ? {} : { allow_demo })

const isEmpty = (attribution: Attribution): boolean => Object.keys(attribution).length === 0
const isSame = (one: Attribution, other: Attribution): boolean => sourceKeys.every((key) => one[key] === other[key])

export const StoredAttribution = Schema.Struct({ data: Attribution, captured: Schema.Finite })
export type StoredAttribution = typeof StoredAttribution.Type

/**
 * Merges the URL's attribution with the stored one. A new source replaces the stored source. The same source again keeps its age.
 * `allow_demo` changes independently of the source. Returns null if nothing is left.
 */
export const mergeAttribution = (
  stored: StoredAttribution | null,
  current: Attribution,
  now: number,
): StoredAttribution | null => {
  const previous = stored ?? { data: {}, captured: now }
  const source = pickSource(current)
  const keepsSource = isEmpty(source) || isSame(source, previous.data)
  const data = {
    ...pickAllowDemo(previous.data),
    ...pickAllowDemo(current),
    ...(keepsSource ? pickSource(previous.data) : source),
  }
  return isEmpty(data) ? null : { data, captured: keepsSource ? previous.captured : now }
}

const thirtyDays = 30 * 24 * 60 * 60 * 1_000

/** Returns true if the data is from the ad source and older than 30 days. The site must then delete it. */
export const isAttributionExpired = ({ data, captured }: StoredAttribution, adSource: string, now: number): boolean =>
  data.utm_source === adSource && now - captured >= thirtyDays

/** Returns the data that stays after the ad source has expired. */
export const withoutAdSource = ({ data, captured }: StoredAttribution): StoredAttribution => ({
  data: pickAllowDemo(data),
  captured,
})

export interface ExpiredAttribution {
  readonly _tag: "Expired"
  readonly marketing: Attribution | null
}
