const unreleased = "## [Unreleased]\n"

const readUnreleased = (changelog: string): string =>
  /## \[Unreleased\]\n([^]*?)(?=\n## \[|$)/.exec(changelog)?.[1]?.trim() ?? ""

/** Lists the reasons against a release of this version. The list is empty if the release is possible. */
export const findReleaseProblems = (version: string, changelog: string, upgrading: string): readonly string[] => [
  ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`"${version}" is no version like 1.2.3.`]),
  ...(changelog.includes(`## [${version}]`) ? [`CHANGELOG.md has ${version} already.`] : []),
  ...(readUnreleased(changelog) === "" ? ["CHANGELOG.md has nothing under Unreleased."] : []),
  ...(upgrading.includes(`\n## ${version}\n`) ? [] : [`docs/upgrading.md has no section "## ${version}".`]),
]

/** Returns the changelog with the unreleased changes under this version and day (2026-11-29). */
export const releasedChangelog = (changelog: string, version: string, day: string): string =>
  changelog.replace(unreleased, `${unreleased}\n## [${version}] - ${day}\n`)
