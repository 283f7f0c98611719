import { DateTime } from "luxon"
import { requestFile, chooseFile, fileUrl, openDownload, saveFile } from "#adapters/money/export-file.ts"
import { createRewardsFilter } from "#adapters/partner/partner.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import type { TaggedFailure } from "#domain/shared/failure.ts"
import type { Ticket } from "#domain/shared/ticket.ts"
import type { ChosenFile } from "#machines/money/export-file.ts"
import { createPageApi, offers } from "#main/site/api.ts"
import type { AppContext } from "#main/site/app.ts"
import { currentConfig } from "#main/site/config.ts"

/** Returns the URL of a ticket. The settings have loaded already, because the call that returned the ticket needed them too. */
const urlOf = (ticket: Ticket) => fileUrl(`${currentConfig().apiOrigin}/api/v1`, ticket)

/** Leaves the download to the browser. */
export const openTicket = (ticket: Ticket) => openDownload(document, urlOf(ticket))

/** Returns the ports of an export. `name` returns the name of the file, without the date. */
export const createExportPorts = (app: AppContext, name: () => string) => {
  const { clock, network } = app
  const fileName = () => `${name()}-${DateTime.fromMillis(clock.now()).toFormat("yyyy-MM-dd")}.csv`
  return {
    chooseFile: fillPort<undefined, ChosenFile | null, TaggedFailure<"FilePickerCancelled">>(
      chooseFile(window, fileName),
    ),
    requestFile: requestFile(createPageApi(app), {
      now: clock.now,
      hasHistory: offers("history"),
      createRewardsFilter,
    }),
    openDownload: ({ ticket }: { readonly ticket: Ticket | null }) => openTicket(ticket!),
    saveFile: saveFile(network.fetch, urlOf),
  }
}
