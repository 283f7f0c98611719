// One file for all of it: a page that makes calls at once waits for it.
export { endSession, loadProfile, renewToken } from "../../adapters/site/session"
export { saveCulture } from "./culture"
export { createApi } from "./api"
export { readConfig } from "./config"
