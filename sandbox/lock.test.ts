import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { lockFolder } from "./lock.ts"

const taken = /is open in another process\. Stop it, or choose another folder: SANDBOX_DATA$/

it("admits one owner at a time, and the next one after it leaves", async () => {
  const folder = `/tmp/lock-${process.pid}`
  const first = await lockFolder(folder)
  await expect(lockFolder(`${folder}/../lock-${process.pid}`)).rejects.toThrow(taken)
  const other = await lockFolder(`${folder}-other`)
  await other.release()
  await first.release()
  const second = await lockFolder(folder)
  await second.release()
})

it("is the same lock under every path to the folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lock-real-"))
  const link = `${folder}-link`
  await symlink(folder, link)
  const first = await lockFolder(folder)
  await expect(lockFolder(link)).rejects.toThrow(taken)
  await first.release()
  const second = await lockFolder(link)
  await expect(lockFolder(folder)).rejects.toThrow(taken)
  await second.release()
})

it("is released when its owner is killed", async () => {
  const folder = `/tmp/lock-killed-${process.pid}`
  const script = `import { lockFolder } from "./lock.ts"; await lockFolder(${JSON.stringify(folder)}); console.log("in"); setInterval(() => {}, 9e5)`
  const owner = spawn(process.execPath, ["--input-type=module", "--eval", script], { cwd: import.meta.dirname })
  await once(owner.stdout, "data")
  await expect(lockFolder(folder)).rejects.toThrow(taken)
  owner.kill("SIGKILL")
  await once(owner, "close")
  const next = await lockFolder(folder)
  await next.release()
})
