import { html } from "hono/html"
import type { DeskContext } from "./desk-context.ts"
import { listSize, maxSearchLength, type DeskListName, type DeskList, type DeskQuery } from "./list-query.ts"

const address = ({ find, pages }: DeskQuery, name: DeskListName, to: number): string => {
  const parameters = {
    ...(find === "" ? {} : { find }),
    ...Object.fromEntries(
      Object.entries({ ...pages, [name]: to }).flatMap(([list, at]) => (at === 1 ? [] : [[list, String(at)]])),
    ),
  }
  const query = new URLSearchParams(parameters)
  return `/sandbox${query.size === 0 ? "" : `?${query}`}#${name}`
}

/** Shows below a list which part of it is visible, with links to newer and older entries. */
export const renderPager = (
  { t, query }: DeskContext,
  name: DeskListName,
  { rows, total }: DeskList<unknown>,
  heading: string,
) => {
  const at = query.pages[name]
  const first = (at - 1) * listSize
  if (total <= listSize && at === 1) return ""
  const link = (to: number, label: string) =>
    html`<a class="target" href="${address(query, name, to)}" aria-label="${label}: ${heading}">${label}</a>`
  return html`
    <p class="parts"><span class="quiet">${first + Math.min(1, rows.length)}–${first + rows.length} ${t.lists.outOf} ${total}</span>
      ${at > 1 ? link(at - 1, t.lists.newer) : ""}${first + rows.length < total ? link(at + 1, t.lists.older) : ""}</p>`
}

/** Returns the text of an empty list. A search adds the searched text, so that the tester sees why the list is empty. */
export const renderEmptyListText = ({ t, query }: DeskContext, text: string) =>
  html`<p class="quiet">${query.find === "" ? text : `${t.lists.nothing}: ${query.find}`}</p>`

export const renderSearchForm = ({ t, query }: DeskContext) => html`
  <form method="get" action="/sandbox" class="row find" role="search">
    <div class="field"><label for="find">${t.lists.find}</label>
      <input id="find" name="find" type="search" value="${query.find}" maxlength="${maxSearchLength}" autocomplete="off"></div>
    <button>${t.lists.search}</button>
    ${query.find === "" ? "" : html`<a class="target" href="/sandbox">${t.lists.everything}</a>`}
  </form>`

interface Place {
  readonly id: string
  readonly title: string
  /** The number of entries. The field is absent if the section contains no list. */
  readonly count?: number
}

/** Shows links to the sections of the page, which stay visible on a long page. */
export const renderPlacesNav = ({ t }: DeskContext, places: readonly Place[]) => html`
  <nav class="places" aria-label="${t.lists.places}">
    <ul>${places.map(
      ({ id, title, count }) =>
        html`<li><a class="target" href="#${id}">${title}${
          count === undefined ? "" : html` <span class="count">${count}</span>`
        }</a></li>`,
    )}</ul>
  </nav>`
