import { Result, Schema } from "effect"
import { defaultConfig, type Config } from "./config.ts"
import { ConfigFile } from "./config-file.ts"

const decode = Schema.decodeUnknownResult(ConfigFile, { onExcessProperty: "error", errors: "all" })

/** `["terms"]["ru"]`, as an operator would write it. */
const nameOf = (path: string): string => path.replaceAll(/\["?([^"[\]]*)"?\]/g, ".$1").slice(1)

/** A line for each, with its name first. */
const linesOf = (message: string): string =>
  message.replaceAll(/^(.+)\n {2}at (.+)$/gm, (_, words: string, path: string) => `${nameOf(path)}: ${words}`)

/** The settings with the defaults for what is left out; or what is wrong with them, in the words of the schema. */
export const configOf = (file: unknown): Result.Result<Config, string> =>
  Result.mapBoth(decode(file), {
    onSuccess: (set) => ({ ...defaultConfig, ...set }),
    onFailure: (error) => linesOf(error.message),
  })
