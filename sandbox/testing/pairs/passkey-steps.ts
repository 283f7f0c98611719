import { z } from "@hono/zod-openapi"
import { passkeys } from "#sandbox/schemas/passkeys.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import type { Customer } from "#sandbox/testing/sandbox.ts"
import { password, type Helpers } from "./steps.ts"

const creation = z.object({ challenge: z.string(), user: z.object({ id: z.string() }) })
const request = z.object({ challenge: z.string() })

/** Creates a passkey, and for each call of a pair the response that adds another passkey and the one that signs in with this passkey. */
export const createPasskeySteps = ({ api }: Helpers) => {
  const loadPasskeys = async (customer: Customer) => {
    const { token } = customer
    const first = createAuthenticator()
    const loadCreationOptions = async () =>
      creation.parse((await api("/profile/passkeys/options", { body: { password }, token })).body)
    const { challenge, user } = await loadCreationOptions()
    const added = await api("/profile/passkeys", { body: { credential: first.register(challenge) }, token })
    const assertion = async () => {
      const { body } = await api("/token/passkey/options", { method: "POST" })
      return first.assert(request.parse(body).challenge, user.id)
    }
    const registration = async () => createAuthenticator().register((await loadCreationOptions()).challenge)
    return {
      passkeyId: passkeys.parse(added.body).values[0]?.id ?? "",
      newPasskeys: [await registration(), await registration()],
      assertions: [await assertion(), await assertion()],
    }
  }
  return { loadPasskeys }
}
