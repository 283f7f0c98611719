import { STORY_RENDERED } from "storybook/internal/core-events"
import type { API } from "storybook/manager-api"

/** Notifies the user if files have changed since these stories were built. Only the server of `npm run storybook` can check this. */
export const warnOfOldBuild = (api: API): void => {
  const check = async () => {
    const response = await fetch("old-build")
    if (!response.ok) api.off(STORY_RENDERED, onStory)
    else if ((await response.json()) === true)
      api.addNotification({
        id: "hashwell/old-build",
        content: {
          headline: "The files have changed since this build",
          subHeadline: "Start npm run storybook again. While you edit, use: npm run storybook -- dev",
        },
      })
  }
  const onStory = () => void check().catch(() => undefined)
  api.on(STORY_RENDERED, onStory)
}
