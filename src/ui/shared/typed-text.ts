import * as z from "zod/mini"
import { readName, readProse, readToken } from "#domain/shared/pasted-text.ts"

/**
 * The first check of an address, a code or an e-mail address. Removes characters that were pasted along with the value, so that no
 * later rule sees them.
 */
export const token = z.overwrite(readToken)
/** The first check of a message. */
export const prose = z.overwrite(readProse)
/** The first check of a name. */
export const oneLine = z.overwrite(readName)
