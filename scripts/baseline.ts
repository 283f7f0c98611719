import { features } from "web-features"

/**
 * The day by which every engine must have released a feature, so that every browser of docs/browsers.md has it. The day
 * for Baseline Widely Available is thirty months ago. Each release of Hashwell moves the day.
 */
export const availableSince = "2024-05-28"

interface Status {
  readonly baseline?: string | boolean
  readonly baseline_low_date?: string
}

const isNewer = ({ baseline, baseline_low_date = "9999" }: Status): boolean =>
  baseline === false || baseline_low_date.replace("≤", "") > availableSince

const statuses = Object.values(features).flatMap((feature): ReadonlyArray<readonly [string, Status]> =>
  "status" in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [],
)
const keysWhere = (is: (status: Status) => boolean): ReadonlySet<string> =>
  new Set(statuses.flatMap(([key, status]) => (is(status) ? [key] : [])))

/** The features that are not available yet, as keys of MDN's compatibility data, such as `api.URL.parse_static`. */
export const newer = keysWhere(isNewer)
/** The available features, as keys of MDN's compatibility data. */
export const available = keysWhere((status) => !isNewer(status))
