import type { Meta, StoryObj } from "@storybook/react-vite"
import { callFailed } from "#domain/shared/failure.ts"
import { Panel } from "#ui/kit/layout/card.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Block } from "./block.tsx"
import { FailureDetails, FailureLine, FailureText, FailureWithDetails } from "./failure-text.tsx"
import { FailurePanel, Loading, LoadFailed, Skeleton } from "./load-states.tsx"
import { LoadingMarker } from "./loading-marker.tsx"

export default {
  title: "Components/Feedback/FailurePanel",
  component: FailurePanel,
  subcomponents: {
    LoadFailed,
    FailureText,
    FailureLine,
    FailureDetails,
    FailureWithDetails,
    Skeleton,
    Loading,
    Block,
    Awaited: LoadingMarker,
  },
  tags: ["autodocs", "!test"],
  args: { failure: callFailed("server", { requestId: "5f0c2a9e" }), onRetry: () => undefined },
  parameters: createComponentPage({
    do: [
      "Use it for every call that failed without a rule of its own: it words each reason, with the wait and the request ID.",
      "Pass onRetry where the same call may be sent once more.",
      "Inside a Notice or a dialog use FailureWithDetails; in a notification use FailureLine.",
      "Skeleton: Use it for content whose size is known: a list, a card, a panel.",
      "Loading: Use it around a shape of your own: headings and labels as they will be, a Block for each figure.",
      "Skeleton: Choose as many lines as the content will have, so that the page doesn’t move when it arrives.",
    ],
    avoid: [
      "Don’t write an own text for a reason: a refusal shows the server’s words, everything else ours.",
      "Don’t offer a retry where a second call could pay twice; look the outcome up first.",
      "Skeleton: Don’t use it for an action under way: a busy Button or a Spinner shows that.",
      "Skeleton: Don’t show it over content that is loaded already; a list that reloads stays visible.",
    ],
    accessibility: [
      "role=alert: it is read at once.",
      "The request ID is collapsed in “Details”, for support.",
      "Try again is a Button, at least 44 px high.",
      "Skeleton: role=status with the word “Loading…”; the lines are hidden from screen readers.",
      "Skeleton: It appears after 200 ms, so a quick response shows none. The lines don’t move.",
      "Skeleton: Not a target.",
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

export const SkeletonPlayground: StoryObj<typeof Skeleton> = {
  render: (args) => <Skeleton {...args} />,
}

export const SkeletonInAPanel: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Panel title={inLocale("Payments", "Платежи")}>
          <Skeleton />
        </Panel>
      )}
    </BothLocales>
  ),
}
