import * as z from "zod/mini"
import { passkeyNameMax } from "../../../domain/account/passkey"
import { passwordSchema } from "../account/rules"
import { oneLine } from "../../shared/typed-text"

export const newPasskeySchema = z.object({
  name: z.string().check(oneLine, z.maxLength(passkeyNameMax, "security:passkeys.validators.nameLength")),
  password: passwordSchema,
})
export const newPasskeyInitialValues = { name: "", password: "" }

export const passkeyRemovalSchema = z.object({ password: passwordSchema })
export const passkeyRemovalInitialValues = { password: "" }
