import { describe, expect, it } from "vitest"
import { compare, storyFiles } from "./stories.ts"

const models = { signIn: { states: ["ready", "process.sending"] }, notification: { states: ["shown"] } }
const walks = [
  'import { signInWalk } from "./sign-in/sign-in.walk"',
  'import { notificationWalk, notificationsWalk } from "./notifications/notifications.walk"',
].join("\n")

describe("the story files", () => {
  it("stand beside the walk, one story for each state", () => {
    const files = storyFiles(models, walks)
    expect([...files.keys()]).toEqual([
      "src/ui/sign-in/sign-in.states.stories.tsx",
      "src/ui/sign-in/sign-in.gallery.stories.tsx",
      "src/ui/sign-in/sign-in.flows.stories.tsx",
      "src/ui/notifications/notification.states.stories.tsx",
      "src/ui/notifications/notification.gallery.stories.tsx",
      "src/ui/notifications/notification.flows.stories.tsx",
    ])
    expect(Object.fromEntries(files)).toMatchObject({
      "src/ui/sign-in/sign-in.states.stories.tsx": [
        "// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.",
        'import { signInWalk } from "./sign-in.walk"',
        'import { stateStory } from "../story-of"',
        "",
        'export default { title: "States/Sign in", tags: ["state"] }',
        "",
        'export const Ready = stateStory(signInWalk, "ready")',
        'export const ProcessSending = stateStory(signInWalk, "process.sending")',
        "",
      ].join("\n"),
      "src/ui/sign-in/sign-in.gallery.stories.tsx": [
        "// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.",
        'import { signInWalk } from "./sign-in.walk"',
        'import { galleryStory } from "../story-gallery"',
        "",
        'export default { title: "Gallery/Sign in", tags: ["gallery", "!test"] }',
        "",
        "export const AllStates = galleryStory(signInWalk)",
        "",
      ].join("\n"),
      "src/ui/sign-in/sign-in.flows.stories.tsx": expect.stringContaining("export const Live = flowStory(signInWalk)"),
      "src/ui/notifications/notification.states.stories.tsx": expect.stringContaining(
        'stateStory(notificationWalk, "shown")',
      ),
    })
  })

  it("need a walk for each machine", () => {
    expect(() => storyFiles({ signUp: { states: [] } }, walks)).toThrow('src/ui/walks.ts imports no "signUpWalk"')
  })

  it("are stale when missing, different or left over", () => {
    const should = new Map([
      ["a", "1"],
      ["b", "2"],
      ["c", "3"],
    ])
    expect(
      compare(
        should,
        new Map([
          ["b", "2"],
          ["c", "old"],
          ["d", "4"],
        ]),
      ),
    ).toEqual([
      { file: "a", why: "missing" },
      { file: "c", why: "out of date" },
      { file: "d", why: "no longer needed" },
    ])
  })
})
