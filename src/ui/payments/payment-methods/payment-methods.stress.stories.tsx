import { profile } from "#domain/fixtures/account.ts"
import { hugeOrder, longEmail, stressMethods, tinyOrder } from "#domain/fixtures/stress.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { paymentMethodsWalk } from "./payment-methods.walk.tsx"

export default { title: "Stress/Payment methods", tags: ["stress"] }

export const Huge = stressStory(paymentMethodsWalk, "list", {
  profile: { ...profile, email: longEmail },
  order: hugeOrder("Assigned"),
  methods: stressMethods,
})
export const Tiny = stressStory(paymentMethodsWalk, "list", {
  profile: { ...profile, email: "a@b.co" },
  order: tinyOrder("Assigned"),
  methods: stressMethods,
})
