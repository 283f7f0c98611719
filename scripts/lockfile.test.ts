import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { type Lockfile, findLockfileProblems } from "./lockfile.ts"
import { inRoot } from "./root.ts"

it("rejects a package without integrity, and one from another registry", () => {
  const integrity = "sha512-AAAA"
  const packages = {
    "": {},
    "node_modules/proved": { integrity },
    "node_modules/linked": { link: true },
    "node_modules/from-npm": { integrity, resolved: "https://registry.npmjs.org/from-npm/-/from-npm-1.0.0.tgz" },
    "node_modules/unproved": {},
    "node_modules/weak": { integrity: "sha1-AAAA" },
    "node_modules/elsewhere": { integrity, resolved: "http://mirror.example/elsewhere-1.0.0.tgz" },
  }
  expect(findLockfileProblems({ packages })).toEqual([
    "node_modules/unproved has no sha512 integrity. Find it with `npm view <name>@<version> dist.integrity`.",
    "node_modules/weak has no sha512 integrity. Find it with `npm view <name>@<version> dist.integrity`.",
    "node_modules/elsewhere does not come from https://registry.npmjs.org/",
  ])
})

it("every package that npm ci installs has an integrity", () => {
  expect(findLockfileProblems(JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")) as Lockfile)).toEqual([])
})

it("package.json requests exact versions from the public registry only", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as Readonly<
    Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>
  >
  const dependencyVersions = Object.entries({ ...dependencies, ...devDependencies })
  expect(dependencyVersions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
