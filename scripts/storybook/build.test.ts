import { mkdtempDisposable, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it, vi } from "vitest"
import { runAndCapture } from "#scripts/run.ts"
import { treeNow } from "./build.ts"

const repository = async () => {
  const folder = await mkdtempDisposable(join(tmpdir(), "tree-"))
  const git = (...args: readonly string[]) =>
    runAndCapture("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { folder: folder.path })
  const write = (file: string, text: string) => writeFile(join(folder.path, file), text)
  await git("init", "--quiet")
  await write(".gitignore", "ignored\n")
  await write("a.txt", "a")
  await git("add", "--all")
  await git("commit", "--quiet", "--message", "a")
  return { folder: folder.path, git, write, [Symbol.asyncDispose]: folder.remove }
}

it("derives a name from the files that Git does not ignore, independent of commits", async () => {
  await using at = await repository()
  const first = await treeNow(at.folder)
  await at.write("ignored", "")
  expect(await treeNow(at.folder)).toBe(first)

  await at.write("a.txt", "b")
  const changed = await treeNow(at.folder)
  await at.write("b.txt", "")
  const withNew = await treeNow(at.folder)
  expect(new Set([first, changed, withNew]).size).toBe(3)

  const status = async () => (await at.git("status", "--porcelain")).output
  expect(await status()).toBe(" M a.txt\n?? b.txt\n")
  await at.git("add", "--all")
  await at.git("commit", "--quiet", "--message", "b")
  expect(await treeNow(at.folder)).toBe(withNew)

  await at.write("a.txt", "a")
  await rm(join(at.folder, "b.txt"))
  expect(await treeNow(at.folder)).toBe(first)
})

it("notices a change of equal size in the second in which the index was written", async () => {
  await using at = await repository()
  const second = new Date("2026-01-01T00:00:00Z")
  const inThatSecond = (file: string) => utimes(join(at.folder, file), second, second)
  // Without this setting, the time of the change itself would differ.
  await at.git("config", "core.trustctime", "false")
  await inThatSecond("a.txt")
  await at.git("add", "--all")
  await inThatSecond(".git/index")
  const first = await treeNow(at.folder)
  await at.write("a.txt", "b")
  await inThatSecond("a.txt")
  expect(await treeNow(at.folder)).not.toBe(first)
})

it("derives no name without Git, or with another brand", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "tree-"))
  expect(await treeNow(folder.path)).toBeUndefined()
  await using at = await repository()
  vi.stubEnv("BRAND", "/other")
  expect(await treeNow(at.folder)).toBeUndefined()
  vi.unstubAllEnvs()
})
