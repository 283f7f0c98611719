import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"

type Options = {
  /** The origin of the page that uses the authenticator. */
  readonly origin?: string
  readonly rpId?: string
  /** True if the authenticator counts its signatures. */
  readonly counts?: boolean
  /** True if the authenticator verifies its user. */
  readonly verifies?: boolean
}

type Flags = { readonly isPresent: boolean; readonly isVerified: boolean; readonly isAttested: boolean }

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest()

const headerOf = (rpId: string, { isPresent, isVerified, isAttested }: Flags, counter: number): Buffer => {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(Number(isPresent) + Number(isVerified) * 4 + Number(isAttested) * 64)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([sha256(rpId), rest])
}

/** Creates an authenticator with one passkey, whose responses have the form that a browser's `PublicKeyCredential.toJSON()` returns. */
export const createAuthenticator = ({
  origin = "http://localhost",
  rpId = "localhost",
  counts = false,
  verifies = true,
}: Options = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const id = randomBytes(16)
  let counter = 0
  const header = (isAttested: boolean, at: { readonly rpId: string; readonly verifies: boolean }) => {
    if (counts) counter += 1
    return headerOf(at.rpId, { isPresent: true, isVerified: at.verifies, isAttested }, counter)
  }
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key" as const,
    clientExtensionResults: {},
  }
  const clientData = (type: string, challenge: string, from = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  return {
    id: credential.id,
    register: (challenge: string) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        header(true, { rpId, verifies }),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString("base64url"),
          transports: ["internal"],
        },
      }
    },
    /** `userHandle` is the customer's id as the server sent it. `other` overrides the authenticator's options for this call. */
    assert: (challenge: string, userHandle: string, other: Omit<Options, "counts"> = {}) => {
      const authData = header(false, { rpId, verifies, ...other })
      const client = clientData("webauthn.get", challenge, other.origin)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey).toString("base64url"),
          userHandle,
        },
      }
    },
  }
}
