/** Suggestions at a store of the commerce channel: its own search, and the names of its categories and brands. */
import type * as z from 'zod/mini'
import { commerceProductHref, commerceCategoryHref } from '../../rules/catalogue/commerce-links.ts'
import { strainOf } from '../../rules/catalogue/strain.ts'
import { isUnanswered } from '../../errors/errors.ts'
import type { Document, VariablesOf } from '../../http/ask-commerce.ts'
import type { CommerceCard } from '../../wire/commerce/commerce-card.ts'
import { namesOfCategoriesQuery, suggestOnCategoriesQuery } from '../../wire/commerce/search-suggest.ts'
import { completionsIn } from '../../rules/search/correction.ts'
import { piecesWith } from '../../rules/search/highlights.ts'
import { SUGGESTED } from '../../rules/search/search.rules.ts'
import type { SuggestedProduct, SuggestedWay, Suggestions } from '../../rules/search/suggestions.ts'
import { names } from '../../rules/search/terms.ts'

/** One operation of the commerce channel, at the store where one shops. */
export type AskCategories = <Data, Name extends string>(
  document: Document<Data, Name>,
  variables: VariablesOf<Name>,
  signal?: AbortSignal,
) => Promise<Data>

/** @param told what went wrong with a part that the others do without */
export async function suggestOnCategories(
  ask: AskCategories,
  told: (error: unknown) => void,
  term: string,
  signal?: AbortSignal,
): Promise<Suggestions> {
  const [{ products }, categories] = await Promise.all([
    ask(suggestOnCategoriesQuery, { search: term, pageSize: SUGGESTED.products }, signal),
    // Names are a help: without them there are still products.
    ask(namesOfCategoriesQuery, {}, signal).catch((error: unknown) => {
      if (!isUnanswered(error)) told(error)
      return null
    }),
  ])
  const items = products?.items ?? []
  const suggested = products?.suggestions.map(({ search }) => search) ?? []
  return {
    term,
    total: products?.total_count ?? 0,
    products: items.map((card, position) => suggestedCard(card, term, position + 1)),
    ...waysOf(categories, term),
    terms: [
      ...new Set([
        ...suggested,
        ...completionsIn(
          term,
          items.map(({ name, brand }) => `${name} ${brand}`),
        ),
      ]),
    ].slice(0, SUGGESTED.terms),
    foundBy: null,
  }
}

const suggestedCard = (card: CommerceCard, term: string, position: number): SuggestedProduct => ({
  id: card.sku,
  href: commerceProductHref(card.urlKey),
  name: piecesWith(card.name, term),
  brand: piecesWith(card.brand, term),
  image: card.image,
  strain: strainOf(card.strain),
  price: {
    from: card.price.from,
    was: card.price.regular > card.price.from ? card.price.regular : null,
    several: card.price.to > card.price.from,
  },
  soldOut: !card.inStock,
  position,
})

type Categories = z.infer<(typeof namesOfCategoriesQuery)['result']>

function waysOf(categories: Categories | null, term: string): Pick<Suggestions, 'categories' | 'brands'> {
  const top = categories?.categoryList[0]?.children ?? []
  const below = top.flatMap(({ children }) => children)
  const named = (list: readonly { name: string; url_path: string; product_count: number }[]): SuggestedWay[] =>
    list
      .filter(({ name, product_count }) => product_count > 0 && names(name, term))
      .slice(0, SUGGESTED.ways)
      .map(({ name, url_path, product_count }) => ({
        href: commerceCategoryHref(url_path),
        label: piecesWith(name, term),
        count: product_count,
      }))
  return { categories: named([...top, ...below]), brands: named(categories?.brands[0]?.children ?? []) }
}
