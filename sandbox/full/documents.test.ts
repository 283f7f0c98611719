import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { startServer, testDatabases, type Server } from "./server.ts"

const customers = 20
const documents = 1_000
const atOnce = 6
const locales = ["en-US", "ru-RU"] as const
const title = { "en-US": "Dashboard", "ru-RU": "Обзор" }

interface Persona {
  readonly email: string
  readonly access_token: string
}

/** Returns the processor time that the server has used, in seconds. */
const usedBy = async ({ pid }: Server): Promise<number> => {
  const [, rest = ""] = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")
  const fields = rest.split(" ")
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The database of the test. One is enough, because the server's process renders pages with either. */
const { create, name } = testDatabases.findLast(({ skipped }) => !skipped)!

it(
  `each of ${documents} interleaved documents of ${customers} customers contains only its own figures`,
  { timeout: 600_000 },
  async () => {
    const store = await create()
    const server = await startServer(store)
    const people: Persona[] = []
    for (let count = 0; count < customers; count += 1) {
      const persona = count % 2 === 0 ? "miner" : "buyer"
      people.push((await server.desk<Persona>("/api/personas", { body: { persona } })).body)
    }
    const emails = people.map(({ email }) => email)
    const document = async (index: number): Promise<string> => {
      const { email, access_token: token } = people[(index * 7) % customers]!
      const locale = locales[index % 3 === 0 ? 1 : 0]!
      const headers = { Cookie: `culture=${locale}; token=${token}; refreshToken=other` }
      const response = await fetch(`${server.url}/cabinet`, { headers })
      const html = await response.text()
      const found = emails.filter((other) => html.includes(other))
      const isOwn = found.length === 1 && found[0] === email
      const isWhole =
        html.includes('id="responses"') && html.includes(`>${title[locale]}</h1>`) && !html.includes(token)
      const isPrivate = response.headers.get("Cache-Control") === "no-store"
      return isOwn && isWhole && isPrivate ? "own" : `${locale} ${email}: ${found.join(" ")} ${isWhole} ${isPrivate}`
    }
    await document(0)
    const before = await usedBy(server)
    const outcomes: string[] = []
    let next = 0
    const reader = async (): Promise<void> => {
      while (next < documents) outcomes.push(await document(next++))
    }
    await Promise.all(Array.from({ length: atOnce }, reader))
    const used = (await usedBy(server)) - before
    await server.stop()
    await store.remove()
    console.info(`${name}: ${((used / documents) * 1_000).toFixed(0)} ms of processor for a document, with its calls`)
    expect(outcomes.filter((outcome) => outcome !== "own")).toEqual([])
    expect(outcomes).toHaveLength(documents)
  },
)
