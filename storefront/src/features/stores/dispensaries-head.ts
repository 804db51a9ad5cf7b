import { breadcrumbData, itemListData, modelUrl, storeData, type Thing } from '@leaflog/core/seo'
import { slugOf } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { stateNameOf } from '../../shared/i18n/use-state-name.ts'
import { site } from '../../shared/page/site.ts'
import { pictureAddress } from '../../shared/page/picture-address.ts'

type State = { readonly code: string; readonly name: string }

const stateHref = ({ name }: State): string => modelUrl('', 'dispensaries', slugOf(name))

/** Structured data: the states that have a dispensary. */
const statesStructuredData = (title: string, states: readonly State[], origin: string): Thing[] => [
  breadcrumbData([{ label: title, href: modelUrl('', 'dispensaries', '') }], origin),
  itemListData(
    title,
    states.map((state) => ({ name: state.name, href: stateHref(state) })),
    origin,
  ),
]

/** Structured data: the dispensaries of a state, each a local business with hours and location. */
const stateStructuredData = (
  titles: { readonly all: string; readonly state: string },
  state: State,
  stores: readonly Dispensary[],
  origin: string,
): Thing[] => {
  const href = stateHref(state)
  const trail = [
    { label: titles.all, href: modelUrl('', 'dispensaries', '') },
    { label: state.name, href },
  ]
  const business = (store: Dispensary): Thing => ({
    ...storeData(store, {
      url: `${origin}${href}`,
      image: origin + pictureAddress(`/stores/${store.store_code}.jpg`, { width: 800, height: 630 }),
    }),
    name: `${site.name} ${store.store_name}`,
  })
  return [
    breadcrumbData(trail, origin),
    {
      '@type': 'ItemList',
      name: titles.state,
      numberOfItems: stores.length,
      itemListElement: stores.map((store, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: business(store),
      })),
    },
  ]
}

/** The head of the list of states. */
export const statesHead = async (context: PageContext, { states }: { readonly states: readonly State[] }) => {
  const t = await texts(context, 'places', 'stores', 'forms')
  const title = t('dispensaries.title')
  return pageHead({
    title,
    description: t('dispensaries.description', { brand: site.name }),
    path: '/dispensaries',
    origin: context.origin,
    structured: statesStructuredData(title, states, context.origin),
  })
}

/** The head of one state's page. */
export const stateHead = async (
  context: PageContext,
  { state, stores }: { readonly state: State; readonly stores: readonly Dispensary[] },
) => {
  const t = await texts(context, 'places', 'stores', 'forms')
  const name = stateNameOf(t, state.code, state.name)
  const titles = { all: t('dispensaries.title'), state: t('dispensaries.state.title', { state: name }) }
  return pageHead({
    title: titles.state,
    description: t('dispensaries.state.description', { brand: site.name, state: name }),
    path: stateHref(state),
    origin: context.origin,
    structured: stateStructuredData(titles, state, stores, context.origin),
  })
}
