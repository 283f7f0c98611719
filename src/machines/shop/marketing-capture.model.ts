import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { marketingCapture } from "./marketing-capture.machine"

export const marketingCaptureModel = model({
  machine: marketingCapture,
  input: undefined,
  events: { "marketing.changed": [{ type: "marketing.changed" }] },
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
