/** What stores sell, for both channels: stores, categories, products, as promises and as observables. */
import { type Observable, defer, distinctUntilChanged, firstValueFrom, map, merge, of, switchMap } from 'rxjs'
import { type Menu, emptyMenu } from '../../domains/menu/menu.shape.ts'
import { isEqual } from '../../domains/is-equal.ts'
import type { SomeCommands, SomeState } from '../../domains/domains.ts'
import { LeaflogError } from '../../errors/errors.ts'
import { askCommerce } from '../../http/ask-commerce.ts'
import type { Ports } from '../../ports/ports.ts'
import { productAdder } from './add-product.ts'
import { type Question, createAnswers } from './answers.ts'
import type { ReadCommerce } from './category-listing.ts'
import { readCommerceCategories, readCommerceProducts } from './commerce-catalogue.ts'
import { readCommerceDetails } from './commerce-details.ts'
import { menuCategories, menuProducts } from './menu-catalogue.ts'
import { readMenuDetails } from './menu-details.ts'
import type { Category, ProductDetails, ProductList, ProductQuery, Store, StoreQuery } from './model.ts'
import { type MenuVersionOf, type Place, placeIn } from './place.ts'
import type { Reading } from './reading.ts'
import { storesOf } from './stores.ts'

export interface CatalogueOptions {
  readonly ports: Pick<Ports, 'http' | 'clock' | 'page'>
  readonly gateway: string
  /** The state that is, and every one after it. */
  readonly state$: Observable<SomeState>
  readonly commands: Pick<SomeCommands, 'dispensary' | 'menu' | 'orderingCart' | 'commerceCart'>
  readonly getState: () => SomeState
  readonly menuVersionOf: MenuVersionOf
}

/** Which store is asked. */
export interface AtStore {
  /** A store's code; by default the chosen store. */
  readonly store?: string | undefined
}

/** How something is read. */
export interface ReadOptions {
  /** Cancels the read, if nobody else waits for it. */
  readonly signal?: AbortSignal | undefined
}

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue({ ports, gateway, state$, commands, getState, menuVersionOf }: CatalogueOptions) {
  const { clock, page } = ports
  const { list } = commands.dispensary
  const answers = {
    stores: createAnswers<readonly Store[]>(clock),
    categories: createAnswers<readonly Category[]>(clock),
    products: createAnswers<ProductList>(clock),
    product: createAnswers<ProductDetails>(clock),
  }

  const readAt =
    ({ store, mode, delivery, version }: Place, signal: AbortSignal): ReadCommerce =>
    (document, variables) => {
      const shopping = { storeCode: store.store_code, mode, delivery }
      const asOf = version === '' ? {} : { asOf: version }
      return askCommerce({ http: ports.http, gateway, signal, shopping, ...asOf }, document, variables)
    }
  const menuAt = async ({ store }: Place): Promise<Menu> => {
    const menu = await commands.menu.open(store)
    if (menu === emptyMenu) throw new LeaflogError('NETWORK_FAILED')
    return menu
  }
  const openAt = async (place: Place) => ({ ...place, menu: await menuAt(place), origin: gateway })
  const shopAt = ({ store }: Place) => ({ code: store.store_code, origin: gateway })
  const isMenu = ({ store }: Place) => store.channel === 'ordering'

  const about = <Data>(place: Place, asked: unknown, read: (signal: AbortSignal) => Promise<Data>): Question<Data> => ({
    key: JSON.stringify([place.store.store_code, place.mode, place.delivery, asked]),
    version: place.version,
    read,
  })
  const questions = {
    categories: (place: Place) =>
      about(place, null, async (signal) =>
        isMenu(place) ? menuCategories(await openAt(place)) : readCommerceCategories(readAt(place, signal)),
      ),
    products: (place: Place, query: ProductQuery) =>
      about(place, query, async (signal) =>
        isMenu(place)
          ? menuProducts(await openAt(place), query, clock.now())
          : readCommerceProducts(readAt(place, signal), shopAt(place), query),
      ),
    product: (place: Place, id: string) =>
      about(place, id, async (signal) =>
        isMenu(place)
          ? readMenuDetails(ports.http, await openAt(place), id, signal)
          : readCommerceDetails(readAt(place, signal), shopAt(place), id),
      ),
  }
  const storesAsked = (query: StoreQuery): Question<readonly Store[]> => ({
    key: JSON.stringify(query),
    version: '',
    read: async () => storesOf(await list(), query, clock.now()),
  })

  /** Follows the chosen store, the mode, pickup or delivery, and what changes on the menu. */
  const place$ = (code: string | undefined): Observable<Place | LeaflogError> =>
    defer(() => (code === undefined ? of([]) : list())).pipe(
      switchMap((listed) => state$.pipe(map((state) => placeIn(state, { listed, code, menuVersionOf })))),
      distinctUntilChanged<Place | LeaflogError>(isEqual),
    )
  const placeAt = async (code: string | undefined): Promise<Place> => {
    const place = await firstValueFrom(place$(code))
    if (place instanceof LeaflogError) throw place
    return place
  }
  /** Also when the page may have missed something: what is still fresh is not read again. */
  const awake$ = merge(of(undefined), page.wake$)
  const watched = <Data>(
    code: string | undefined,
    watch: (place: Place) => Observable<Reading<Data>>,
  ): Observable<Reading<Data>> =>
    place$(code).pipe(
      switchMap((place) =>
        place instanceof LeaflogError
          ? of({ status: 'failed' as const, data: null, isStale: false, error: place })
          : awake$.pipe(switchMap(() => watch(place))),
      ),
      distinctUntilChanged(),
    )

  return {
    /** The dispensaries. Errors: NETWORK_FAILED and the like. */
    stores: (query: StoreQuery = {}, { signal }: ReadOptions = {}): Promise<readonly Store[]> =>
      answers.stores.read(storesAsked(query), signal),
    /** The same, whenever it changes. */
    stores$: (query: StoreQuery = {}): Observable<Reading<readonly Store[]>> =>
      awake$.pipe(switchMap(() => answers.stores.watch(storesAsked(query)))),

    /** A store's categories. Errors: STORE_REQUIRED, STORE_UNKNOWN, NETWORK_FAILED and the like. */
    categories: async ({ store, signal }: AtStore & ReadOptions = {}): Promise<readonly Category[]> =>
      answers.categories.read(questions.categories(await placeAt(store)), signal),
    /** The same, whenever it changes. */
    categories$: ({ store }: AtStore = {}): Observable<Reading<readonly Category[]>> =>
      watched(store, (place) => answers.categories.watch(questions.categories(place))),

    /** A page of a store's products. Errors: as `categories`, and NOT_FOUND for a category that the store does not have. */
    products: async (query: ProductQuery = {}, { signal }: ReadOptions = {}): Promise<ProductList> =>
      answers.products.read(questions.products(await placeAt(query.store), query), signal),
    /** The same, whenever it changes. */
    products$: (query: ProductQuery = {}): Observable<Reading<ProductList>> =>
      watched(query.store, (place) => answers.products.watch(questions.products(place, query))),

    /** A product by its id. Errors: as `categories`, and PRODUCT_NOT_FOUND. */
    product: async (id: string, { store, signal }: AtStore & ReadOptions = {}): Promise<ProductDetails> =>
      answers.product.read(questions.product(await placeAt(store), id), signal),
    /** The same, whenever it changes. */
    product$: (id: string, { store }: AtStore = {}): Observable<Reading<ProductDetails>> =>
      watched(store, (place) => answers.product.watch(questions.product(place, id))),

    add: productAdder({ origin: gateway, commands, getState }),
  }
}
