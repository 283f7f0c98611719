/** One file that opens from disk carries its own style. The colours are those of the product. */
export const style = `
:root { scroll-padding-block-start: 88px; color-scheme: light dark; --bg: light-dark(#f6f4ef, #0c1413); --surface: light-dark(#fff, #141f1e); --text: light-dark(#12201f, #eef3f1);
  --quiet: light-dark(#52605f, #a9b7b4); --accent: light-dark(#0b4a54, #7fd1da); --ok: light-dark(#1d6b3a, #7fd39a); --part: light-dark(#735100, #ebc35c);
  --none: light-dark(#a92420, #ff9a92); --border: light-dark(#e2ded4, #263432); --gap: light-dark(#fae3dd, #3c1815); }
* { box-sizing: border-box; }
body { overflow-wrap: anywhere; margin: 0 auto; max-width: 1120px; padding: 16px; background: var(--bg); color: var(--text); font: 15px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 28px; line-height: 1.2; margin: 16px 0 8px; } h2 { font-size: 21px; line-height: 1.2; margin: 0 0 8px; }
section, details.flow { content-visibility: auto; contain-intrinsic-size: auto 72px; background: var(--surface); border: 1px solid var(--border); border-radius: 8px; padding: 16px; margin: 16px 0; }
a { color: var(--accent); } code { font: 13px ui-monospace, monospace; }
.quiet { color: var(--quiet); } .ok { color: var(--ok); } .part { color: var(--part); } .none { color: var(--none); }
.scroll { overflow-x: auto; max-width: 100%; } .scroll:focus-visible, summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; margin: 8px 0; }
th, td { text-align: start; vertical-align: top; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--border); } th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
td { white-space: nowrap; } td:first-child { white-space: normal; min-width: 8em; overflow-wrap: break-word; } tr.gap { background: var(--gap); } #sets td:nth-child(2) { white-space: normal; }
summary { cursor: pointer; padding: 12px 0; color: var(--accent); } ol { padding-inline-start: 24px; font-size: 13px; } .paths { padding: 0; list-style: none; } .paths > li { padding: 8px; border-radius: 4px; } .paths > li:target { background: var(--bg); }
svg text { font: 12px system-ui, sans-serif; text-anchor: middle; fill: var(--text); } svg text.quiet { fill: var(--quiet); }
.node { fill: var(--surface); stroke-width: 1.5; } .node.ok { stroke: var(--ok); } .node.none { stroke: var(--none); stroke-dasharray: 2 3; }
.line { fill: none; stroke-width: 1.5; } .line.ok { stroke: var(--ok); } .line.part { stroke: var(--part); } .line.none { stroke: var(--none); }
.head.ok { fill: var(--ok); } .head.part { fill: var(--part); } .head.none { fill: var(--none); }
details.flow > summary { padding: 0; } details.flow > summary h2 { display: inline; } [hidden] { display: none !important; }
#filters { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; padding: 8px 0; background: var(--bg); }
#filters label { display: grid; font-size: 13px; color: var(--quiet); } #filters input, #filters select, .zoom button { font: inherit; min-height: 44px; min-width: 44px; max-width: 100%; color: inherit; background: var(--surface); border: 1px solid var(--border); border-radius: 4px; padding: 4px 8px; }
#shown { padding: 12px 0; } .label { fill: var(--surface); opacity: .85; } .zoom { display: flex; gap: 8px; justify-content: end; }
@media (max-width: 600px) { :root { scroll-padding-block-start: 0; } #filters { position: static; } #filters label { flex: 1 1 40%; } section, details.flow { padding: 12px 8px; } }
nav ul { columns: 14em; padding: 0; list-style: none; } nav a { display: block; padding: 4px 0; }
@media print { body { max-width: none; background: none; } section { border: 0; padding: 0; break-inside: auto; } h2, svg { break-after: avoid; } nav { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; } .scroll { overflow: visible; } td { white-space: normal; } svg { max-width: 100%; height: auto; } }
`
