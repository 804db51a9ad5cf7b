/** The documents of the repository as pages of the docs site. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

const moved: Readonly<Record<string, string>> = {
  'README.md': 'index.md',
  'ARCHITECTURE.md': 'architecture.md',
  'CONTRIBUTING.md': 'contributing.md',
  'core/CHANGELOG.md': 'changes/core.md',
  'react-bindings/CHANGELOG.md': 'changes/react.md',
  'docs/README.md': 'documents.md',
  'docs/reference/README.md': 'reference/index.md',
}

/** The documents of the site, relative to the repository's root. */
export const documents: readonly string[] = [
  ...Object.keys(moved),
  ...globSync('docs/**/*.md', { cwd: root }).filter((path) => !(path in moved)),
].toSorted()

/** The file of a document's page, relative to the site's root. */
export const pageOf = (path: string): string => moved[path] ?? path.replace(/^docs\//, '')

/** The address of a document's page: `docs/guides/react.md` is `/guides/react`. */
export const addressOf = (path: string): string => `/${pageOf(path).replace(/(^|(?<=\/))index\.md$|\.md$/, '')}`

/** Where a link of a document leads: to a page, or to a file of the repository; null if it leaves the repository. */
export function targetOf(document: string, href: string): { path: string; page: string | null } | null {
  const [, target = '', hash = ''] = /^([^#?]*)(.*)$/.exec(href) ?? []
  if (target === '' || /^[a-z]+:|^\//.test(target)) return null
  const path = posix.normalize(posix.join(posix.dirname(document), target)).replace(/\/$/, '')
  return { path, page: documents.includes(path) ? `${addressOf(path)}${hash}` : null }
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Its first heading. */
const titleOf = (path: string): string => /^# (.+)$/m.exec(read(path))?.[1]?.replaceAll('\\', '') ?? path

interface Item {
  readonly text: string
  readonly link: string
}

/** The links of docs/README.md by section, so that a document that it lists is in the sidebar too. */
export function sections(): { text: string; collapsed: boolean; items: Item[] }[] {
  const index = 'docs/README.md'
  const [, ...parts] = read(index).split(/^## /m)
  return parts.map((part) => {
    const items = [...part.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].flatMap(([, text = '', href = '']) => {
      const link = targetOf(index, href)?.page
      return link === undefined || link === null ? [] : [{ text: `${text[0]?.toUpperCase()}${text.slice(1)}`, link }]
    })
    return { text: part.split('\n')[0] ?? '', collapsed: false, items }
  })
}

/** The pages of a folder of `docs`, by their titles. */
export const folder = (path: string): Item[] =>
  documents
    .filter((document) => document.startsWith(`docs/${path}/`) && !document.endsWith('README.md'))
    .map((document) => ({ text: titleOf(document), link: addressOf(document) }))

/** The document that VitePress reads from `file`. */
export const documentAt = (file: string): string => relative(root, file)
