import { coloursSheet } from "#sandbox/brand.ts"

export const style = `
${coloursSheet}
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main, header { max-width: 1120px; margin: 0 auto; padding: 16px; }
header { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between; }
main { display: grid; gap: 16px; grid-template-columns: minmax(0, 1fr); padding-top: 0; }
@media (min-width: 900px) {
  main { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
  .notice { grid-column: 1 / -1; }
  .column { display: grid; gap: 16px; }
}
@media (max-width: 899px) { .column { display: contents; } }
h1 { font-size: 21px; margin: 0; } h2 { font-size: 17px; margin: 0 0 12px; } h3 { font-size: 15px; margin: 0; }
p { margin: 0 0 12px; } p:last-child { margin-bottom: 0; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 16px; }
.quiet { color: var(--ink-2); }
.notice { border: 1px solid var(--petrol); border-radius: 8px; background: var(--surface); }
.notice { padding: 12px 16px; margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.time { font-size: 21px; font-variant-numeric: tabular-nums; }
ul.plain { list-style: none; margin: 0; padding: 0; }
ul.plain > li { border-top: 1px solid var(--line); padding: 16px 0; }
ul.plain > li:first-child { border-top: 0; padding-top: 0; } ul.plain > li:last-child { padding-bottom: 0; }
dl { display: grid; grid-template-columns: fit-content(50%) minmax(0, 1fr); gap: 4px 16px; margin: 8px 0 12px; }
dt { color: var(--ink-2); overflow-wrap: anywhere; } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
code, pre { font-family: ui-monospace, monospace; font-size: 13px; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; margin: 8px 0; color: var(--ink-2); }
a { color: var(--petrol); } a.target { display: inline-flex; align-items: center; min-height: 44px; min-width: 44px; }
button, input, select, textarea {
  font: inherit; color: inherit; min-height: 44px; padding: 8px 12px; border-radius: 4px;
  border: 1px solid var(--line-strong); background: var(--surface); max-width: 100%;
}
button { cursor: pointer; border-color: var(--petrol); color: var(--petrol); }
button.main { background: var(--petrol); color: var(--on-petrol); }
button[aria-pressed="true"] { background: var(--petrol); color: var(--on-petrol); }
form + form, form + p, table + h3 { margin-top: 12px; }
td code { white-space: nowrap; }
.fields input, .fields select, .fields textarea { width: 100%; }
.field { display: grid; gap: 4px; min-width: 0; } label { color: var(--ink-2); }
form.fields { display: grid; gap: 12px; align-items: end; }
form.fields { grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 8px 8px 8px 0; border-top: 1px solid var(--line); }
th { color: var(--ink-2); font-weight: 400; } tr:first-child > th { border-top: 0; }
html { scroll-padding-top: 64px; }
.places { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); margin-bottom: 16px; }
.places ul { display: flex; gap: 0 20px; margin: 0 auto; padding: 0 16px; max-width: 1120px; list-style: none; }
@media (min-width: 900px) { .places ul { flex-wrap: wrap; } html { scroll-padding-top: 116px; } }
@media (max-width: 899px) { .places ul { overflow-x: auto; white-space: nowrap; } }
.places a { text-decoration: none; gap: 6px; } .places a:hover { text-decoration: underline; }
.count { color: var(--ink-2); font-variant-numeric: tabular-nums; }
.find { grid-column: 1 / -1; } .find .field { flex: 1 1 240px; max-width: 480px; } .find input { width: 100%; }
ul.plain > li > p { margin-bottom: 4px; }
.parts { display: flex; flex-wrap: wrap; gap: 0 20px; align-items: center; margin-top: 12px; }
summary { min-height: 44px; align-content: center; cursor: pointer; color: var(--petrol); } details { min-width: 0; }
details[open] { flex-basis: 100%; }
:focus-visible { outline: 3px solid var(--petrol); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: 16px; top: -60px; background: var(--surface); padding: 8px 16px; }
.skip:focus { top: 8px; }
@media (max-width: 480px) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 4px; } }
`
