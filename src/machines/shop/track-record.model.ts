import { emptyTrackRecord, trackRecordSample } from "#domain/fixtures/track-record.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { trackRecord } from "./track-record.machine.ts"

export const trackRecordModel = defineModel({
  machine: trackRecord,
  portResults: {
    loadTrackRecord: {
      ok: [
        labelSample("something was paid out", trackRecordSample),
        labelSample("nothing was paid out yet", emptyTrackRecord),
      ],
      CallFailed: [callFailed("offline")],
    },
  },
})
