/** A part of a page, written as Markdown or as HTML. */
export type Block =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: "text"; readonly strong?: string; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly [string, string])[] }

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll("\n", " ")
/** Escapes the characters that are markup in Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`)

const blockToMarkdown = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${plain(block.text)}`
    case "text":
      return `${block.strong === undefined ? "" : `**${block.strong}** `}${plain(block.text)}`
    case "list":
      return block.items.map((item) => `- ${plain(item)}`).join("\n")
    case "code":
      return `${"````"}diff\n${block.text}\n${"````"}`
    case "table":
      return ["| | |", "|---|---|", ...block.rows.map(([name, value]) => `| ${cell(name)} | ${cell(value)} |`)].join(
        "\n",
      )
  }
}

export const toMarkdown = (blocks: readonly Block[]): string => `${blocks.map(blockToMarkdown).join("\n\n")}\n`

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.codePointAt(0)};`)
const lineOf = (line: string): string => {
  const tag = line.startsWith("-") ? "del" : line.startsWith("+") ? "ins" : "span"
  return `<${tag}>${escaped(line)}</${tag}>`
}

const blockToHtml = (block: Block): string => {
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`
    case "text":
      return `<p>${block.strong === undefined ? "" : `<strong>${escaped(block.strong)}</strong> `}${escaped(block.text)}</p>`
    case "list":
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`
    case "code":
      return `<pre>${block.text.split("\n").map(lineOf).join("\n")}</pre>`
    case "table":
      return `<table>${block.rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join("")}</table>`
  }
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
pre{overflow-x:auto;padding:.75rem;border:1px solid #8886;border-radius:.25rem}del,ins{text-decoration:none}del{color:light-dark(#9a1c1c,#ff9c9c)}
ins{color:light-dark(#176117,#8fd98f)}th{text-align:start;padding-inline-end:1.5rem;font-weight:400}td{font-weight:600}`

/** Writes a single HTML file without scripts and other resources. */
export const toHtml = (title: string, blocks: readonly Block[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${style}</style>
<main>${blocks.map(blockToHtml).join("\n")}</main></html>
`
