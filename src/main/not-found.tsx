import { NotFound } from "../ui/not-found/not-found"
import type { App } from "./app"

export const page = (_app: App) => NotFound
