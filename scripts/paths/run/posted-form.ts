import { statuses, type RunScript, type Status } from "./format.ts"
import type { Draft } from "./script-page.ts"
import { imageTypes, type Image } from "./store.ts"

const maxNoteLength = 20_000
/** Control characters, which most export formats cannot contain. */
const unwritable = /(?![\n\t])\p{Cc}/gu
const maxImageBytes = 10_000_000

/** The first bytes of each image format. The file name and its type may be wrong. */
const beginnings: Readonly<Record<Image["type"], RegExp>> = {
  "image/png": /^\x89PNG\r\n\x1A\n/,
  "image/jpeg": /^\xFF\xD8\xFF/,
  "image/webp": /^RIFF[\s\S]{4}WEBP/,
}

/** Returns the image in this file. Returns null if the form accepts no image of this format or size. */
const readImage = async (file: File): Promise<Image | null> => {
  if (file.size > maxImageBytes) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1")
  const type = imageTypes.find((each) => beginnings[each].test(start))
  return type === undefined ? null : { type, bytes }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string"
    ? value.replaceAll("\r\n", "\n").replaceAll(unwritable, "").trim().slice(0, maxNoteLength)
    : ""
}

interface PostedForm extends Draft {
  readonly status: Status | null
  readonly images: readonly Image[]
  readonly seconds: number
}

/** Reads the form of a tester. `problem` is the reason why the result cannot be recorded. */
export const parsePostedForm = async (form: FormData, script: RunScript, now: number): Promise<PostedForm> => {
  const files = form.getAll("images").filter((file) => file instanceof File && file.size > 0)
  const images = await Promise.all(files.map((file) => readImage(file as File)))
  const status = statuses.find((each) => each === form.get("status")) ?? null
  const note = textOf(form, "note")
  const step = Number(textOf(form, "step"))
  const opened = Number(textOf(form, "opened"))
  const isTold = status === "passed" || note !== ""
  return {
    status,
    note,
    step: Number.isInteger(step) && step > 0 && step <= script.steps.length ? step : null,
    tester: textOf(form, "tester"),
    screenshots: form.getAll("kept").filter((name) => typeof name === "string"),
    images: images.filter((image) => image !== null),
    seconds: opened > 0 && opened <= now ? Math.min(Math.round((now - opened) / 1000), 86_400) : 0,
    problem: images.includes(null) ? "imageWrong" : isTold ? null : "noteMissing",
  }
}
