import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { marketingCapture } from "./marketing-capture.machine.ts"

export const marketingCaptureModel = defineModel({
  machine: marketingCapture,
  portResults: {
    captureMarketing: {
      ok: [
        { marketing: { utm_source: "news", click_id: "42" } },
        labelSample("no known parameters in the URL, nothing stored", { marketing: null }),
      ],
      Expired: [{ _tag: "Expired", marketing: { allow_demo: true } }],
    },
  },
  feeds: { watchMarketing: ["marketing.changed"] },
})
