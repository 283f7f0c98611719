import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { labelSample, challengeClosed } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { partnerJoin } from "./partner-join.machine.ts"

export const partnerJoinModel = defineModel({
  machine: partnerJoin,
  portResults: {
    joinProgramme: {
      ok: [null],
      ResponseLost: [taggedFailure("ResponseLost")],
      CallFailed: [
        labelSample(
          "any other; the server's message, else the default one",
          callFailed("refused", { message: "Joining is closed." }),
        ),
        challengeClosed,
      ],
    },
    loadPartnerStatus: {
      ok: [labelSample("a partner", { isPartner: true }), labelSample("no partner", { isPartner: false })],
      CallFailed: [callFailed("offline")],
    },
  },
})
