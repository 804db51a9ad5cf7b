import type { SearchRecord } from './record.ts'
import { allowedTypos, prefixTypos } from './typos.ts'
import { fold } from './words.ts'

export interface Highlight {
  /** HTML-escaped text, with tags around the matches. */
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  fullyHighlighted?: boolean
  matchedWords: string[]
}
export type HighlightTree = Highlight | HighlightTree[] | { [attribute: string]: HighlightTree }

export interface HighlightStyle {
  words: readonly string[]
  pre: string
  post: string
  typoTolerance: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const isMatch = (typed: string, word: string, typoTolerance: boolean) =>
  prefixTypos(typed, word, typoTolerance ? allowedTypos(typed) : 0) !== undefined

/** Marks the words of a text that a query found, and counts the query's words in it. */
export const highlightText = (text: string, style: HighlightStyle): Highlight => {
  if (style.words.length === 0) return { value: escapeHtml(text), matchLevel: 'none', matchedWords: [] }
  const matched = new Set<string>()
  let marked = 0
  let plain = 0
  let end = 0
  let value = ''
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const folded = fold(word)
    const found = style.words.filter((typed) => isMatch(typed, folded, style.typoTolerance))
    value += escapeHtml(text.slice(end, index))
    value += found.length === 0 ? escapeHtml(word) : `${style.pre}${escapeHtml(word)}${style.post}`
    if (found.length === 0) plain++
    else marked++
    for (const typed of found) matched.add(typed)
    end = index + word.length
  }
  value += escapeHtml(text.slice(end))
  const distinct = new Set(style.words).size
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] }
  return {
    value,
    matchLevel: matched.size === distinct ? 'full' : 'partial',
    fullyHighlighted: marked > 0 && plain === 0,
    matchedWords: [...matched],
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const highlightAt = (value: unknown, path: readonly string[], style: HighlightStyle): HighlightTree | undefined => {
  if (Array.isArray(value))
    return value.map((item) => highlightAt(item, path, style)).filter((tree) => tree !== undefined)
  const [key, ...rest] = path
  if (key === undefined) {
    if (typeof value === 'string' || typeof value === 'number') return highlightText(String(value), style)
    return undefined
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return undefined
  const inner = highlightAt(value[key], rest, style)
  return inner === undefined ? undefined : { [key]: inner }
}

const isTree = (tree: HighlightTree | undefined): tree is { [attribute: string]: HighlightTree } => isObject(tree)

const merge = (into: HighlightTree | undefined, tree: HighlightTree): HighlightTree => {
  if (!isTree(into) || !isTree(tree)) return tree
  const merged = { ...into }
  for (const [key, value] of Object.entries(tree)) merged[key] = merge(merged[key], value)
  return merged
}

/** The `_highlightResult` of a record for these attributes; missing attributes are left out. */
export const highlight = (record: SearchRecord, attributes: readonly string[], style: HighlightStyle): HighlightTree =>
  attributes.reduce<HighlightTree>((all, attribute) => {
    const tree = highlightAt(record, attribute.split('.'), style)
    return tree === undefined ? all : merge(all, tree)
  }, {})
