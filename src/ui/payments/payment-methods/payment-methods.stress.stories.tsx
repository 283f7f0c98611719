import { profile } from "../../../domain/fixtures/account"
import { hugeOrder, longEmail, stressMethods, tinyOrder } from "../../../domain/fixtures/stress"
import { stressStory } from "../../story/story-stress"
import { paymentMethodsWalk } from "./payment-methods.walk"

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
