import { z } from "zod"
import { toKebabCase } from "#ui/story/story-names.ts"
import { camelCase, type Files } from "./flows.ts"

/** Storybook's manager reads it. Git ignores it. */
export const reviewFile = "src/ui/generated/review.json"

export const verdictsSchema = z.array(
  z.object({
    state: z.string(),
    locale: z.enum(["en-US", "ru-RU"]),
    change: z.string().nullable(),
    at: z.iso.datetime(),
    by: z.string().min(1),
  }),
)

/** The file of a flow, in the folder `review`. */
export const reviewFileOf = (flow: string): string => `review/${toKebabCase(flow)}.json`

/** The verdicts of all files, by flow. */
export const collectReview = (files: Files): string =>
  JSON.stringify(
    Object.fromEntries(
      [...files].map(([path, text]) => [
        camelCase(path.replace(/^review\/(.+)\.json$/, "$1")),
        verdictsSchema.parse(JSON.parse(text)),
      ]),
    ),
  )
