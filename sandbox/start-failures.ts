import { access, constants, mkdir, statfs } from "node:fs/promises"

type Failure = { readonly code?: unknown; readonly message?: unknown; readonly errors?: readonly unknown[] }

const codeOf = (failure: unknown): string => {
  const { code, errors } = (typeof failure === "object" && failure !== null ? failure : {}) as Failure
  // If the name has several addresses, the failure contains one error for each address.
  return typeof code === "string" ? code : errors?.[0] === undefined ? "" : codeOf(errors[0])
}

const messageOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

/** A failure that the operator can fix. The message has no stack, and never the password of the connection string. */
export class StartFailure extends Error {}

const listenFailures: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
  EACCES: (_, port) => `This user may not listen on port ${port}. Choose one above 1023: PORT=4173 npm start`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Set HOST to one of its own, 0.0.0.0 for all of them.`,
  ENOTFOUND: (host) =>
    `HOST=${host} is no address of this machine. Set HOST to one of its own, 0.0.0.0 for all of them.`,
}

export const describeListenFailure = (failure: unknown, host: string, port: number): string =>
  listenFailures[codeOf(failure)]?.(host, port) ?? `The server cannot listen on ${host}:${port}: ${messageOf(failure)}.`

const serverOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || "5432"}${pathname}`
}

const databaseFailures: Readonly<Record<string, (place: string) => string>> = {
  ECONNREFUSED: (place) => `No PostgreSQL server answers at ${place}. Start it, or correct DATABASE_URL.`,
  ETIMEDOUT: (place) =>
    `The PostgreSQL server at ${place} does not answer in time. Check the network, or correct DATABASE_URL.`,
  ENOTFOUND: (place) => `There is no host for ${place}. Correct DATABASE_URL.`,
  EAI_AGAIN: (place) => `The host of ${place} cannot be looked up now. Check the network, or correct DATABASE_URL.`,
  "28P01": (place) => `The PostgreSQL server at ${place} refuses this user or password. Correct DATABASE_URL.`,
  "28000": (place) =>
    `The PostgreSQL server at ${place} refuses this user. Correct DATABASE_URL, or pg_hba.conf of the server.`,
  "3D000": (place) =>
    `The PostgreSQL server has no database ${place}. Create it with createdb, or correct DATABASE_URL.`,
  "42501": (place) => `This user may not create a schema in ${place}. Grant it: GRANT CREATE ON DATABASE … TO …`,
  "53300": (place) =>
    `The PostgreSQL server at ${place} has no connection left. Raise max_connections, or stop another client.`,
}

/** Throws `StartFailure` for a URL that the driver would read as a host name. */
export const checkDatabaseUrl = (url: string): void => {
  const isUrl = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol)
  if (!isUrl) throw new StartFailure("DATABASE_URL must look like postgres://user:password@host:5432/database.")
}

const folderFailures: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: (folder) => `${folder} is a file. The data needs a folder: set SANDBOX_DATA.`,
  ENOTDIR: (folder) => `A part of the path ${folder} is a file. The data needs a folder: set SANDBOX_DATA.`,
  ENOENT: (folder) => `The folder ${folder} cannot be created here. Choose another one: set SANDBOX_DATA.`,
  EACCES: (folder) =>
    `This user may not write to ${folder}. Change its owner, or choose another folder: set SANDBOX_DATA.`,
  EPERM: (folder) =>
    `This user may not write to ${folder}. Change its owner, or choose another folder: set SANDBOX_DATA.`,
  EROFS: (folder) => `The disk of ${folder} is read-only. Choose another folder: set SANDBOX_DATA.`,
  ENOSPC: (folder) => `The disk of ${folder} is full. Free some space, or choose another folder: set SANDBOX_DATA.`,
}

/**
 * The minimum free disk space in bytes. An empty embedded database takes 40 MB. Less space would make writes of the running server fail
 * half-way.
 */
const minFreeBytes = 100 * 1024 * 1024

const createFolder = async (folder: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true })
  } catch (failure) {
    // On a read-only disk, Node's recursive `mkdir` fails with ENOENT. A plain `mkdir` fails with the real reason.
    if (codeOf(failure) === "ENOENT") await mkdir(folder)
    throw failure
  }
}

/** Creates the folder of the embedded database. Throws `StartFailure` if the folder is not writable or the disk is nearly full. */
export const prepareFolder = async (folder: string, leastFree = minFreeBytes): Promise<void> => {
  try {
    await createFolder(folder)
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastFree) throw Object.assign(new Error("The disk is full"), { code: "ENOSPC" })
  } catch (failure) {
    const sentence = folderFailures[codeOf(failure)]
    throw sentence === undefined ? failure : new StartFailure(sentence(folder))
  }
}

/**
 * Returns one sentence with the reason why the database did not open, and the remedy. Returns undefined for a bug, whose stack is printed.
 */
export const describeOpenFailure = (failure: unknown, databaseUrl: string | undefined): string | undefined => {
  if (failure instanceof StartFailure) return failure.message
  return databaseUrl ? databaseFailures[codeOf(failure)]?.(serverOf(databaseUrl)) : undefined
}
