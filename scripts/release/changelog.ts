const unreleased = "## [Unreleased]\n"

/** The changes that wait for a release. */
const waiting = (changelog: string): string =>
  /## \[Unreleased\]\n([^]*?)(?=\n## \[|$)/.exec(changelog)?.[1]?.trim() ?? ""

/** Reasons against a release of this version; none when it can be made. */
export const releaseFaults = (version: string, changelog: string, upgrading: string): readonly string[] => [
  ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`"${version}" is no version like 1.2.3.`]),
  ...(changelog.includes(`## [${version}]`) ? [`CHANGELOG.md has ${version} already.`] : []),
  ...(waiting(changelog) === "" ? ["CHANGELOG.md has nothing under Unreleased."] : []),
  ...(upgrading.includes(`\n## ${version}\n`) ? [] : [`docs/upgrading.md has no section "## ${version}".`]),
]

/** The changelog in which what was unreleased is this version, of this day (2026-11-29). */
export const releasedChangelog = (changelog: string, version: string, day: string): string =>
  changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${day}\n`)
