import { readFile } from "node:fs/promises"

/** Linux counts in hundredths of a second. */
const tick = 10

const one = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")
  // Behind the name of the program, which may contain spaces: user time is field 14, system time 15.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tick
}

/** CPU time that these processes have used, in milliseconds. */
export const cpuOf = async (pids: readonly number[]): Promise<number> =>
  (await Promise.all(pids.map(one))).reduce((sum, used) => sum + used, 0)
