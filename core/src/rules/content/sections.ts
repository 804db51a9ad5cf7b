import { SECTION } from './html-rule.ts'

/** A section of a long text, as listed in its table of contents. */
export interface Section {
  /** The id of the heading, unique within the text: link to `#` and it. */
  readonly id: string
  /** The heading as plain text. */
  readonly heading: string
}

const LONGEST = 60

const slugOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of clean HTML. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * Gives every second-level heading of clean HTML a unique id to link to, and lists them in order. Existing ids are
 * kept.
 */
export function withSections(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = []
  const taken = new Set<string>()
  const free = (wanted: string, number = 1): string => {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    return taken.has(id) ? free(wanted, number + 1) : id
  }
  const named = html.replaceAll(
    /<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs,
    (_, given: string | undefined, inner: string) => {
      const heading = wordsOf(inner)
      if (heading === '') return `<h2>${inner}</h2>`
      const id = free(given ?? SECTION + (slugOf(heading) || 'part'))
      taken.add(id)
      sections.push({ id, heading })
      return `<h2 id="${id}">${inner}</h2>`
    },
  )
  return { html: named, sections }
}
