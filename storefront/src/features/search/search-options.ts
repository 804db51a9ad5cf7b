import { type SearchBoxState, type SuggestedProduct, type SuggestedWay, searchHref } from '@leaflog/core/search'
import type { LinkSuggestion } from './use-link-suggestions.ts'

/** What can be chosen in the box. */
export type SearchOption = { key: string; href: string } & (
  | { kind: 'all'; term: string; total: number | null }
  | { kind: 'recent' | 'term'; term: string }
  | { kind: 'category'; label: string }
  | { kind: 'way'; way: SuggestedWay }
  | { kind: 'product'; product: SuggestedProduct }
  | { kind: 'link'; link: LinkSuggestion }
)

export type GroupName = 'all' | 'recent' | 'terms' | 'categories' | 'brands' | 'products' | 'dispensaries' | 'pages'
export type OptionGroup = { name: GroupName; options: SearchOption[] }

export type OptionSources = {
  state: Pick<SearchBoxState, 'term' | 'status' | 'suggestions'>
  recent: readonly string[]
  categories: readonly { label: string; href: string }[]
  dispensaries: readonly LinkSuggestion[]
  pages: readonly LinkSuggestion[]
  /** Categories that match the term in the visitor's language, which the index does not support. */
  named: readonly { label: string; href: string }[]
}

const maxCategories = 8

const termOption = (kind: 'recent' | 'term', term: string): SearchOption => ({
  kind,
  key: `${kind} ${term}`,
  href: searchHref(term),
  term,
})
const ways = (name: string, list: readonly SuggestedWay[]): SearchOption[] =>
  list.map((way) => ({ kind: 'way', key: `${name} ${way.href}`, href: way.href, way }))
const links = (name: string, list: readonly LinkSuggestion[]): SearchOption[] =>
  list.map((link) => ({ kind: 'link', key: `${name} ${link.href}`, href: link.href, link }))

const category = ({ label, href }: { label: string; href: string }): SearchOption => ({
  kind: 'category',
  key: `category ${href}`,
  href,
  label,
})

const categoriesFor = (found: readonly SuggestedWay[], named: OptionSources['named']): SearchOption[] => [
  ...ways('category', found),
  ...named.filter(({ href }) => !found.some((way) => way.href === href)).map(category),
]

/** Before typing: recent terms, and the categories. */
const groupsBefore = ({ recent, categories }: OptionSources): OptionGroup[] => [
  { name: 'recent', options: recent.map((term) => termOption('recent', term)) },
  {
    name: 'categories',
    options: categories.slice(0, maxCategories).map(category),
  },
]

/** The typed term is always the first option; results of an earlier term stay until its own arrive. */
const groupsFor = ({ state: { term, suggestions }, dispensaries, pages, named }: OptionSources): OptionGroup[] => {
  const total = suggestions?.term === term ? suggestions.total : null
  return [
    {
      name: 'all',
      options: total === 0 ? [] : [{ kind: 'all', key: 'all', href: searchHref(term), term, total }],
    },
    { name: 'terms', options: (suggestions?.terms ?? []).map((other) => termOption('term', other)) },
    { name: 'categories', options: categoriesFor(suggestions?.categories ?? [], named) },
    { name: 'brands', options: ways('brand', suggestions?.brands ?? []) },
    {
      name: 'products',
      options: (suggestions?.products ?? []).map((product) => ({
        kind: 'product',
        key: `product ${product.id}`,
        href: product.href,
        product,
      })),
    },
    { name: 'dispensaries', options: links('store', dispensaries) },
    { name: 'pages', options: links('page', pages) },
  ]
}

/** The options in keyboard order; empty groups are left out. */
export const optionGroups = (sources: OptionSources): OptionGroup[] =>
  (sources.state.term === '' ? groupsBefore(sources) : groupsFor(sources)).filter(({ options }) => options.length > 0)
