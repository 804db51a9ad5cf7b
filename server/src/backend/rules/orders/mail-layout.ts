/** A mail's paragraphs and tables, written once for both of its formats. Pure. */
import { escapeHtml, type MailText } from '../customers/mail-texts.ts'

export type MailPart =
  | { kind: 'text'; text: string }
  /** `rows` of a name and a figure. */
  | { kind: 'table'; rows: readonly (readonly [name: string, figure: string])[] }
  | { kind: 'link'; text: string; href: string }

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const dollars = (amount: number): string => cents.format(amount / 100)

function asText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'link':
      return `${part.text}:\n${part.href}`
    case 'table': {
      const width = Math.max(...part.rows.map(([name]) => name.length))
      return part.rows.map(([name, figure]) => `${name.padEnd(width)}  ${figure}`).join('\n')
    }
  }
}

const row = ([name, figure]: readonly [string, string]) =>
  `<tr><th scope="row" style="text-align:left;font-weight:normal;padding:0 2em 0 0">${escapeHtml(name)}</th>` +
  `<td style="text-align:right">${escapeHtml(figure)}</td></tr>`

function asHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p>${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
    case 'link':
      return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.text)}</a></p>`
    case 'table':
      return `<table>${part.rows.map(row).join('')}</table>`
  }
}

/** Tables without rows are left out. */
export function mailOf(subject: string, parts: readonly MailPart[]): MailText {
  const shown = parts.filter((part) => part.kind !== 'table' || part.rows.length > 0)
  return { subject, text: `${shown.map(asText).join('\n\n')}\n`, html: shown.map(asHtml).join('\n') }
}
