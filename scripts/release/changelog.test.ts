import { expect, it } from "vitest"
import { releasedChangelog, findReleaseProblems } from "./changelog.ts"

const changelog = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A page.\n\n## [1.0.0] - 2026-11-01\n"
const upgrading = "# Upgrading\n\n## 1.1.0\n\nNothing to do.\n"

it("moves unreleased changes to a version, and leaves an empty section for the next", () => {
  expect(releasedChangelog(changelog, "1.1.0", "2026-11-29")).toBe(
    "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-29\n\n### Added\n\n- A page.\n\n## [1.0.0] - 2026-11-01\n",
  )
})

it.each([
  ["1.1.0", changelog, upgrading, []],
  ["1.1", changelog, upgrading, ['"1.1" is no version like 1.2.3.', 'docs/upgrading.md has no section "## 1.1".']],
  ["1.0.0", changelog, `${upgrading}\n## 1.0.0\n`, ["CHANGELOG.md has 1.0.0 already."]],
  ["1.1.0", "## [Unreleased]\n\n## [1.0.0]\n", upgrading, ["CHANGELOG.md has nothing under Unreleased."]],
  ["1.2.0", changelog, upgrading, ['docs/upgrading.md has no section "## 1.2.0".']],
])("lists the reasons against a release of %s", (version, changes, notes, faults) => {
  expect(findReleaseProblems(version, changes, notes)).toEqual(faults)
})
