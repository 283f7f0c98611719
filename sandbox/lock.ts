import { mkdir, realpath } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { StartFailure } from "./start-failures.ts"

export type Lock = { readonly release: () => Promise<void> }

/** SQLITE_BUSY, from https://sqlite.org/rescode.html. */
const busy = 5

const isBusy = (failure: unknown): boolean =>
  typeof failure === "object" && failure !== null && "errcode" in failure && failure.errcode === busy

const locked = (file: string): DatabaseSync => {
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
 * One process at a time may open an embedded database: two would overwrite each other's pages. The lock lies in the folder itself, so
 * that it is one lock by whatever path or container the folder is reached. SQLite holds it with the system, which takes it back
 * however its owner ends.
 */
export const lock = async (folder: string): Promise<Lock> => {
  await mkdir(folder, { recursive: true })
  const real = await realpath(folder)
  try {
    const database = locked(join(real, "lock"))
    return { release: () => Promise.resolve(database.close()) }
  } catch (failure) {
    if (!isBusy(failure)) throw failure
    throw new StartFailure(
      `The data in ${folder} is open in another process. Stop it, or choose another folder: SANDBOX_DATA`,
      { cause: failure },
    )
  }
}
