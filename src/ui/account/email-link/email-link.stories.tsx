import { stateStory } from "#ui/story/story-of.tsx"
import { createEmailLinkWalk } from "./email-link.walk.tsx"

// The stories of the first kind, `confirmEmailChange`, are those of the machine itself.

export default { title: "Account/Other e-mail links" }

const undo = createEmailLinkWalk("undoEmailChange")
const cancel = createEmailLinkWalk("cancelTwoFactorReset")

export const UndoReady = stateStory(undo, "ready")
export const UndoDone = stateStory(undo, "done")
export const UndoConflict = stateStory(undo, "conflict")
export const UndoOldToken = stateStory(undo, "oldToken")
export const CancelReady = stateStory(cancel, "ready")
export const CancelDone = stateStory(cancel, "done")
export const CancelOldToken = stateStory(cancel, "oldToken")
