import * as z from "zod/mini"
import { cleanName, cleanProse, cleanToken } from "#domain/shared/pasted-text.ts"

/**
 * The first check of a coin address, a code or an e-mail address. Removes characters that were pasted along with the value, so
 * that no later rule sees them.
 */
export const token = z.overwrite(cleanToken)
/**
 * The first check of a message. Removes only surrounding spaces and invisible characters, because such characters inside a
 * message may join letters or emoji.
 */
export const prose = z.overwrite(cleanProse)
/** The first check of a name. Also removes line breaks and direction characters, which would disturb the text around the name. */
export const oneLine = z.overwrite(cleanName)
