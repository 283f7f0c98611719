const base64urlOfBytes = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** Encodes the UTF-8 bytes of a string as base64url without padding. */
export const encodeBase64url = (text: string): string => base64urlOfBytes(new TextEncoder().encode(text))

const decodeBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0))

/**
 * Calls the browser's own method, and `byHand` if that throws. Safari before 18.4 lacks the methods that read and write JSON, and the
 * methods of password managers may throw.
 */
const orElse = <A>(method: () => A, byHand: () => A): A => {
  try {
    return method()
  } catch {
    return byHand()
  }
}

const descriptors = (list: ReadonlyArray<PublicKeyCredentialDescriptorJSON> = []) =>
  list.map(({ id, type, transports }) => ({
    id: decodeBase64Url(id),
    type: type as PublicKeyCredentialType,
    ...(transports === undefined ? {} : { transports: transports as Array<AuthenticatorTransport> }),
  }))

/**
 * Parses the options of a new passkey. The fallback drops extensions, because some of them contain bytes and passkeys need none of them.
 */
export const parseCreationOptions = (
  browser: Pick<typeof PublicKeyCredential, "parseCreationOptionsFromJSON">,
  options: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions =>
  orElse(
    () => browser.parseCreationOptionsFromJSON(options),
    () => {
      const { extensions: _, ...rest } = options
      return {
        ...(rest as object as PublicKeyCredentialCreationOptions),
        challenge: decodeBase64Url(options.challenge),
        user: { ...options.user, id: decodeBase64Url(options.user.id) },
        excludeCredentials: descriptors(options.excludeCredentials),
      }
    },
  )

/** Parses the options of a sign-in by passkey. The fallback drops the extensions. */
export const parseRequestOptions = (
  browser: Pick<typeof PublicKeyCredential, "parseRequestOptionsFromJSON">,
  options: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions =>
  orElse(
    () => browser.parseRequestOptionsFromJSON(options),
    () => {
      const { extensions: _, ...rest } = options
      return {
        ...(rest as object as PublicKeyCredentialRequestOptions),
        challenge: decodeBase64Url(options.challenge),
        allowCredentials: descriptors(options.allowCredentials),
      }
    },
  )

/** The binary fields of a response. A new passkey has the attestation, and a sign-in has the signature. */
const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]

type Fields = Readonly<Record<string, ArrayBuffer | null | undefined>>

const responseByHand = (response: AuthenticatorResponse): object => ({
  ...Object.fromEntries(
    fields.flatMap((field) => {
      const value = (response as object as Fields)[field]
      return value ? [[field, base64urlOfBytes(new Uint8Array(value))]] : []
    }),
  ),
  transports: orElse<unknown>(
    () => (response as AuthenticatorAttestationResponse).getTransports(),
    () => undefined,
  ),
})

/** Returns the credential in the format of `toJSON()`. */
export const serializeCredential = (credential: PublicKeyCredential): object =>
  orElse<object>(
    () => credential.toJSON() as object,
    () => ({
      id: credential.id,
      rawId: credential.id,
      type: credential.type,
      clientExtensionResults: {},
      response: responseByHand(credential.response),
    }),
  )
