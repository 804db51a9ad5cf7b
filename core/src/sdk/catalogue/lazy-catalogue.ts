/** The catalogue whose code is loaded when it is first used, and again if loading failed. */
import { defer, switchMap } from 'rxjs'
import { once } from '../../http/once.ts'
import type { Catalogue, CatalogueOptions } from './catalogue.ts'

export function lazyCatalogue(options: CatalogueOptions): Catalogue {
  const open = once(async () => (await import('./catalogue.ts')).createCatalogue(options))
  const opened$ = defer(open)
  return {
    stores: async (...asked) => (await open()).stores(...asked),
    categories: async (...asked) => (await open()).categories(...asked),
    products: async (...asked) => (await open()).products(...asked),
    product: async (...asked) => (await open()).product(...asked),
    add: async (...asked) => (await open()).add(...asked),
    stores$: (...asked) => opened$.pipe(switchMap((loaded) => loaded.stores$(...asked))),
    categories$: (...asked) => opened$.pipe(switchMap((loaded) => loaded.categories$(...asked))),
    products$: (...asked) => opened$.pipe(switchMap((loaded) => loaded.products$(...asked))),
    product$: (...asked) => opened$.pipe(switchMap((loaded) => loaded.product$(...asked))),
  }
}
