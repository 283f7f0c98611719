import { stateStory } from "#ui/story/story-of.tsx"
import { createLetterLinkWalk } from "./letter-link.walk.tsx"

// The stories of the first kind, `confirmEmailChange`, are those of the machine itself.
export default { title: "Account/Other letter links" }

const undo = createLetterLinkWalk("undoEmailChange")
const cancel = createLetterLinkWalk("cancelTwoFactorReset")

export const UndoReady = stateStory(undo, "ready")
export const UndoDone = stateStory(undo, "done")
export const UndoConflict = stateStory(undo, "conflict")
export const UndoOldToken = stateStory(undo, "oldtoken")
export const CancelReady = stateStory(cancel, "ready")
export const CancelDone = stateStory(cancel, "done")
export const CancelOldToken = stateStory(cancel, "oldtoken")
