import { slugOf } from '@leaflog/core/catalogue'
import { notFound, redirect } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { readDispensaries } from '../../shared/page/read-content.ts'
import { findStores, statesOf } from '@leaflog/core/products'

type Asking = Pick<PageContext, 'http' | 'origin'>

const namedCities = 6

export const stateHref = (name: string): string => `/dispensaries/${slugOf(name)}`

/** Every state with a dispensary, with some of its cities and a picture of one store. */
export const loadStates = async (context: Asking) => {
  const stores = await readDispensaries(context)
  const states = statesOf(stores).map((state) => {
    const inState = stores.filter(({ state_code }) => state_code === state.code)
    const cities = new Set(inState.map(({ city }) => city))
    return { ...state, cities: [...cities].toSorted().slice(0, namedCities), facade: inState[0]?.store_code ?? '' }
  })
  return { count: stores.length, states }
}

/** One state's dispensaries, by city. Its code redirects to its address (2c.5); a state without any is not found. */
export const loadState = async (context: Asking, slug: string) => {
  const stores = await readDispensaries(context)
  const name = slug.toLowerCase()
  const states = statesOf(stores)
  const byCode = states.find(({ code }) => code.toLowerCase() === name)
  if (byCode !== undefined) throw redirect({ to: '/', href: stateHref(byCode.name), statusCode: 301 })
  const state = states.find((one) => slugOf(one.name) === name)
  if (state === undefined) throw notFound()
  const found = findStores(stores, { text: '', state: state.code, from: null })
  return { state, stores: found.map(({ store }) => store) }
}
