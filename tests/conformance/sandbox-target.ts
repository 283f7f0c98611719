import { createApi, documentOf } from "#sandbox/api.ts"
import { createSandbox } from "#sandbox/app.ts"
import { offeredExtensions } from "#sandbox/extensions.ts"
import type { Target } from "#scripts/conformance/conform.ts"

const origin = "http://localhost"

/** The sandbox in this process, and a customer of three months who is a partner. */
export const startSandboxTarget = async () => {
  const extensions = offeredExtensions({})
  const sandbox = await createSandbox({ extensions, now: () => Date.parse("2026-03-10T12:00:00.000Z") })
  const enter = await sandbox.fetch(
    new Request(`${origin}/sandbox/api/personas`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ persona: "miner" }),
    }),
  )
  const { email, password } = (await enter.json()) as { readonly email: string; readonly password: string }
  const target: Target = {
    fetch: sandbox.fetch,
    origin,
    site: origin,
    extensions,
    account: { email, password },
    writes: true,
  }
  return { target, document: documentOf(createApi()), close: sandbox.close }
}
