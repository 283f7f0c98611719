import { hashOf, type Cookies } from "./cookies.ts"

/** The longest wait in milliseconds. A cookie that has not come by then was replaced by this tab or another one, or refused. */
const patience = 1_000

const pause = () => new Promise((done) => setTimeout(done, 10))

/** Waits until this tab reads the cookie that another one has announced; `last`: the last announced hash of each cookie. */
export const settleCookie = async (
  announced: unknown,
  last: Map<string, string>,
  read: Cookies["read"],
): Promise<void> => {
  const [name = "", hash = ""] = String(announced).split(" ")
  last.set(name, hash)
  const end = Date.now() + patience
  while (String(hashOf(read(name) ?? "")) !== last.get(name) && Date.now() < end) await pause()
}
