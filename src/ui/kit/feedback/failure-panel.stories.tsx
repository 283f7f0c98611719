import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { callFailed } from "#domain/shared/failure.ts"
import { FailureDetails } from "./failure-details.tsx"
import { FailureLine, FailureText } from "./failure-text.tsx"
import { FailurePanel, LoadFailed } from "./failure-panel.tsx"

export default {
  title: "Components/Feedback/FailurePanel",
  component: FailurePanel,
  subcomponents: { LoadFailed, FailureText, FailureLine, FailureDetails },
  tags: ["autodocs", "!test"],
  args: { failure: callFailed("server", { requestId: "5f0c2a9e" }), onRetry: () => undefined },
  parameters: componentPage({
    do: [
      "Use it for every call that failed without a rule of its own: it words each reason, with the wait and the request ID.",
      "Pass onRetry where the same call may be sent once more.",
      "Inside a Notice or a dialog use FailureText with FailureDetails; in a notification use FailureLine.",
    ],
    avoid: [
      "Don’t write an own text for a reason: a refusal shows the server’s words, everything else ours.",
      "Don’t offer a retry where a second call could pay twice; look the outcome up first.",
    ],
    accessibility: [
      "role=alert: it is read at once.",
      "The request ID is collapsed in “Details”, for support.",
      "Try again is a Button, at least 44 px high; it keeps the focus while it is busy.",
    ],
  }),
} satisfies Meta<typeof FailurePanel>

export const Playground: StoryObj<typeof FailurePanel> = {}

const failures = [
  callFailed("server", { requestId: "5f0c2a9e" }),
  callFailed("offline"),
  callFailed("tooMany", { retryAfter: 65 }),
]

export const Reasons: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {() => (
        <>
          {failures.map((failure) => (
            <FailurePanel key={failure.reason} failure={failure} onRetry={() => undefined} />
          ))}
        </>
      )}
    </BothLocales>
  ),
}
