const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

const characterOf = (whole: string, name: string): string => {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : name.startsWith('#')
      ? Number(name.slice(1))
      : NaN
  if (Number.isNaN(code)) return entities[name] ?? whole
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/**
 * The paragraphs of a category's description as plain text. The backend's editors write HTML, which has not been
 * sanitized; a short introduction needs only its text.
 */
export const plainParagraphs = (html: string): string[] =>
  html
    .replaceAll(/<(script|style)\b.*?(?:<\/\1\s*>|$)/gis, '')
    .split(/<\/?(?:p|div|br|li|ul|ol|h[1-6])\b[^>]*>/i)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(#?[a-z0-9]{1,8});/gi, characterOf)
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
