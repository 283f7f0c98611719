import { features } from "web-features"

/**
 * The day whose Baseline every browser of docs/browsers.md has: all that was in the releases of every engine then. Thirty months
 * ago is Baseline Widely Available; the day moves with a release.
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

/** The keys of MDN's compatibility data, such as `api.URL.parse_static`. */
export const newer = keysWhere(isNewer)
export const available = keysWhere((status) => !isNewer(status))
