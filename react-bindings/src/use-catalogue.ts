/** Hooks of `shop.catalogue`: what stores sell. They follow the chosen store, the mode and what changes on the menu. */
import type {
  AtStore,
  Category,
  ProductDetails,
  ProductList,
  ProductQuery,
  Reading,
  Store,
  StoreQuery,
} from '@leaflog/core'
import { useReading } from './use-reading.ts'

/** An answer that is already known. */
export interface Initial<Data> {
  /** What a server has read, for the first render: shown until the browser has a newer answer. */
  readonly initial?: Data | undefined
}

/** The dispensaries that a query asks for: `const { data } = useStores({ state: 'FL', open: true })`. */
export const useStores = (
  query: StoreQuery = {},
  { initial }: Initial<readonly Store[]> = {},
): Reading<readonly Store[]> => useReading(JSON.stringify(query), (shop) => shop.catalogue.stores$(query), initial)

/** The categories of a store, by default of the chosen one: `const { data } = useCategories({ store: 'fl_miami' })`. */
export const useCategories = ({ store, initial }: AtStore & Initial<readonly Category[]> = {}): Reading<
  readonly Category[]
> => useReading(store ?? '', (shop) => shop.catalogue.categories$({ store }), initial)

/**
 * A page of a store's products, with the counts of its filters.
 *
 * ```tsx
 * const { data, isStale } = useProducts({ category: 'flower', sort: 'price', page: 2 })
 * const list = <ul aria-busy={isStale}>{data?.products.map(({ id, name }) => <li key={id}>{name}</li>)}</ul>
 * ```
 */
export const useProducts = (query: ProductQuery = {}, { initial }: Initial<ProductList> = {}): Reading<ProductList> =>
  useReading(JSON.stringify(query), (shop) => shop.catalogue.products$(query), initial)

/**
 * A product by its id: `const { data, error } = useProduct('p1')`. Its error is PRODUCT_NOT_FOUND if the store does not
 * carry it.
 */
export const useProduct = (
  id: string,
  { store, initial }: AtStore & Initial<ProductDetails> = {},
): Reading<ProductDetails> =>
  useReading(JSON.stringify([id, store]), (shop) => shop.catalogue.product$(id, { store }), initial)
