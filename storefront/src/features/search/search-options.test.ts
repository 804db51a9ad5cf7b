import type { Suggestions } from '@leaflog/core/search'
import { expect, test } from 'vitest'
import { optionGroups, type OptionSources } from './search-options.ts'

const way = (href: string) => ({ href, label: [{ text: href, marked: true }], count: 2 })
const suggestions: Suggestions = {
  term: 'gum',
  total: 9,
  products: [],
  categories: [way('/shopd/category/gums')],
  brands: [way('/shopd/brands/gumdrop')],
  terms: ['gummies'],
  foundBy: null,
}
const sources = (over: Partial<OptionSources> = {}): OptionSources => ({
  state: { term: 'gum', status: 'ready', suggestions },
  recent: ['kush'],
  categories: [{ label: 'Flower', href: '/shopd/category/flower' }],
  dispensaries: [],
  pages: [],
  named: [],
  ...over,
})
const shown = (given: OptionSources) =>
  optionGroups(given).map(({ name, options }) => [name, options.map(({ href }) => href)])

test('[1.8] before typing: recent terms and the categories', () => {
  expect(shown(sources({ state: { term: '', status: 'empty', suggestions: null } }))).toEqual([
    ['recent', ['/search?q=kush']],
    ['categories', ['/shopd/category/flower']],
  ])
})

test('[1.8] the typed term comes first, then its suggestions; empty groups are left out', () => {
  const place = { href: '/dispensaries/florida#store-x', label: 'Gumtree', detail: '' }
  const groups = shown(sources({ dispensaries: [place] }))
  expect(groups.map(([name]) => name)).toEqual(['all', 'terms', 'categories', 'brands', 'dispensaries'])
  expect(groups[0]).toEqual(['all', ['/search?q=gum']])
})

test('a category that matches in the visitor’s language is offered once', () => {
  const named = [
    { label: 'Gums', href: '/shopd/category/gums' },
    { label: 'Edibles', href: '/shopd/category/edibles' },
  ]
  const categories = optionGroups(sources({ named })).find(({ name }) => name === 'categories')
  expect(categories?.options.map(({ href }) => href)).toEqual(['/shopd/category/gums', '/shopd/category/edibles'])
})

test('while an answer is awaited, the count of an earlier term is not shown', () => {
  const [all] = optionGroups(sources({ state: { term: 'gumm', status: 'waiting', suggestions } }))
  expect(all?.options[0]).toMatchObject({ kind: 'all', term: 'gumm', total: null, href: '/search?q=gumm' })
})

test('without results there is no link to all results', () => {
  const found = { ...suggestions, total: 0 }
  const names = optionGroups(sources({ state: { term: 'gum', status: 'ready', suggestions: found } })).map(
    ({ name }) => name,
  )
  expect(names).not.toContain('all')
})
