import { mkdir, realpath } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { StartFailure } from "./start-failures.ts"

export type Lock = { readonly release: () => Promise<void> }

/** SQLITE_BUSY, from https://sqlite.org/rescode.html. */
const busy = 5

const isBusy = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "errcode" in failure && failure.errcode === busy

const openLocked = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec("begin exclusive")
    return database
  } catch (failure) {
    database.close()
    throw failure
  }
}

/**
 * Locks the folder of an embedded database. Two processes would overwrite each other's pages, so the function throws `StartFailure` if
 * another process has the lock. The lock is a file in the folder itself, so that every path or container that reaches the folder shares it.
 * SQLite holds a lock of the operating system, which ends with the process even after a crash.
 */
export const lockFolder = async (folder: string): Promise<Lock> => {
  await mkdir(folder, { recursive: true })
  const real = await realpath(folder)
  try {
    const database = openLocked(join(real, "lock"))
    return { release: () => Promise.resolve(database.close()) }
  } catch (failure) {
    if (!isBusy(failure)) throw failure
    throw new StartFailure(
      `The data in ${folder} is open in another process. Stop it, or choose another folder: SANDBOX_DATA`,
      { cause: failure },
    )
  }
}
