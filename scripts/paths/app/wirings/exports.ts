import { call, post } from "./wiring.ts"

export const exportCalls = { requestFile: call(post("/exports"), [201, (ticket) => ticket]) }
/** A person chooses the file in the browser's own dialog. */
export const exportLocally = { chooseFile: ["ok", "NotChosen"], openDownload: ["ok"] }
