import { openShop } from '@leaflog/core'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { PageContext } from '../../../shared/page/context.ts'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import {
  sentConfigurable,
  sentGiftCard,
  sentProducts,
  sentRange,
  sentSimple,
} from '../../../testing/commerce-samples.ts'
import { thrownBy } from '../../../testing/loader-answers.ts'
import { productHead } from './product-head.ts'
import { loadCommerceProduct, type ProductPage } from './product-loader.ts'
import { priceRowsOf } from './product-prices.tsx'
import { productStructuredData } from './structured-data.ts'
import { serverTexts } from '../../../shared/i18n/server-texts.ts'
import { inEnglish } from '../../../testing/texts.ts'

const t = serverTexts('en').getFixedT('en', 'product')
const now = Date.UTC(2026, 10, 21, 17)
const storeAt = (store_code: string, state_code: string) =>
  sampleStore({
    store_id: store_code,
    store_code,
    store_name: store_code,
    state_code,
    channel: 'commerce',
    modes: ['MEDICAL', 'RECREATIONAL'],
  })
const stores = [sampleStore(), storeAt('az_mesa', 'AZ'), storeAt('oh_toledo', 'OH'), storeAt('az_peoria', 'AZ')]

interface Asked {
  readonly operation: string
  readonly store: string | null
  readonly mode: string | null
  readonly variables: string
}

type Reply = (asked: Asked) => object
const isReply = (answer: object | Reply): answer is Reply => typeof answer === 'function'

/** A loader's context with answers by operation; a function receives the variables. Undefined means no connection. */
function contextWith(answers: Record<string, object | Reply | undefined>) {
  const asked: Asked[] = []
  const http = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname === '/api/rest/stores') return Response.json(stores)
    const call = {
      operation: url.searchParams.get('operationName') ?? '',
      store: request.headers.get('store'),
      mode: request.headers.get('shoppingmode'),
      variables: url.searchParams.get('variables') ?? '',
    }
    asked.push(call)
    const answer = answers[call.operation]
    if (answer === undefined) throw new TypeError('no connection')
    return Response.json({ data: isReply(answer) ? answer(call) : answer })
  }
  const context: PageContext = {
    http,
    origin: 'https://shop.example',
    menu: () => Promise.reject(new Error('no menu')),
    shop: openShop({ gateway: '', brand: 'test', storage: 'memory' }),
    now: () => now,
    drawnAt: now,
    ...inEnglish(),
    after: () => () => undefined,
    locate: () => Promise.reject(new Error('nowhere')),
    defaultView: null,
    pageData: '{}',
  }
  return { context, asked }
}

async function load(answers: Parameters<typeof contextWith>[0], slug: string): Promise<ProductPage> {
  const page = await loadCommerceProduct(contextWith(answers).context, slug)
  if (page.kind !== 'product') throw new Error(`a page of kind ${page.kind}`)
  return page
}

test('[7a.23] product, related products and the other mode’s prices are fetched in parallel, at the store, with one filter', async () => {
  const { context, asked } = contextWith({ product: sentProducts(sentSimple) })
  const page = await loadCommerceProduct(context, 'alder-joint')
  expect(page).toMatchObject({ kind: 'product', isChosen: false, related: [], otherPrices: null, pickup: null })
  const variables = JSON.stringify({ filter: { url_key: { in: ['alder-joint'] } } })
  expect(asked).toEqual([
    { operation: 'product', store: 'az_mesa', mode: 'RECREATIONAL', variables },
    { operation: 'relatedProducts', store: 'az_mesa', mode: 'RECREATIONAL', variables },
    { operation: 'productPrices', store: 'az_mesa', mode: 'MEDICAL', variables },
  ])
})

test('[2b.7] brand, name and id resolve to the url key; the most likely of two is taken', async () => {
  const thrown = await thrownBy(load({ product: sentProducts(sentSimple) }, 'alder_joint'))
  expect(isRedirect(thrown) && thrown.options.href).toBe('/product/alder-joint')
})

test('[3.7] an address of a variant redirects to its product', async () => {
  const answers = { product: sentProducts(), productRoute: { route: { type: 'PRODUCT', relative_url: 'alder-one' } } }
  const thrown = await thrownBy(load(answers, 'alder-one-3-5g'))
  expect(isRedirect(thrown) && thrown.options.href).toBe('/product/alder-one')
})

test('[3.7] a product of other stores lists them, the nearest state first; one that no store has is not found', async () => {
  const at = { url_key: 'alder-joint', name: 'Alder Joint', brand_name: 'Alder' }
  const nobody = { product: sentProducts(), productRoute: { route: null }, productAtStore: sentProducts() }
  const { context } = contextWith({ ...nobody, productAtStore: sentProducts(at) })
  const page = await loadCommerceProduct(context, 'alder-joint')
  expect(page.kind === 'notHere' && page.carriedBy.map(({ store_code }) => store_code)).toEqual([
    'az_peoria',
    'oh_toledo',
  ])
  expect(isNotFound(await thrownBy(loadCommerceProduct(contextWith(nobody).context, 'alder-joint')))).toBe(true)
  const { context: unasked, asked } = contextWith({})
  expect(isNotFound(await thrownBy(loadCommerceProduct(unasked, '"><script>')))).toBe(true)
  expect(asked).toEqual([])
})

test('[8.9] a catalog that does not answer is reported, and is not a 404', async () => {
  const page = await loadCommerceProduct(contextWith({}).context, 'alder-joint')
  expect(page).toEqual({ kind: 'unavailable', title: 'Product', path: '/product/alder-joint' })
})

test('[3.7] prices of both modes by size; a mode that does not sell it has none', async () => {
  const medical = {
    sku: 'alder-one',
    is_sold_in_mode: true,
    price_range: sentRange(13),
    variants: [{ product: { sku: 'alder-one_1g', is_sold_in_mode: true, price_range: sentRange(13) } }],
  }
  const both = await load(
    { product: sentProducts(sentConfigurable), productPrices: sentProducts(medical) },
    'alder-one',
  )
  expect(priceRowsOf(both, t).slice(0, 2)).toMatchObject([
    { label: '1g', isSoldOut: false, prices: { RECREATIONAL: { final: 1400 }, MEDICAL: { final: 1300 } } },
    { label: '3.5g', prices: { RECREATIONAL: { final: 4300 }, MEDICAL: null } },
  ])
  const patients = { ...sentSimple, is_medical_only: 1, is_sold_in_mode: false }
  const onlyMedical = {
    product: sentProducts(patients),
    productPrices: sentProducts({ sku: 'alder-joint', is_sold_in_mode: true, price_range: sentRange(12) }),
  }
  expect(priceRowsOf(await load(onlyMedical, 'alder-joint'), t)).toMatchObject([
    { label: 'Each', prices: { RECREATIONAL: null, MEDICAL: { final: 1200 } } },
  ])
  expect(priceRowsOf(await load({ product: sentProducts(sentGiftCard) }, 'alder-card'), t)).toEqual([])
})

test('[9f.3] structured data: one offer per size, valid for 14 days, the description within 1000 characters', async () => {
  const long = { ...sentConfigurable, meta_description: 'x'.repeat(1200) }
  const page = await load({ product: sentProducts(long) }, 'alder-one')
  const data = productStructuredData(page, 'https://shop.example', now)
  expect(data['description']).toHaveLength(1000)
  expect(data['image']).toEqual([expect.stringContaining('https://shop.example/media/products/flower/a.jpg?')])
  expect(data['offers']).toMatchObject([
    {
      name: '1g',
      price: '14.00',
      priceValidUntil: '2026-12-05',
      url: 'https://shop.example/product/alder-one?size=1g',
      availability: 'https://schema.org/InStock',
    },
    { name: '3.5g' },
    { name: '7g', availability: 'https://schema.org/OutOfStock' },
  ])
})

test('[9f.3] a price range lists both ends', async () => {
  const page = await load({ product: sentProducts(sentGiftCard) }, 'alder-card')
  expect(productStructuredData(page, '', now)['offers']).toMatchObject([
    { '@type': 'AggregateOffer', lowPrice: '20.00', highPrice: '300.00', priceCurrency: 'USD' },
  ])
})

test('[5d.5] the head names the product, its brand and its canonical address', async () => {
  const page = await load({ product: sentProducts(sentSimple) }, 'alder-joint')
  const { meta, links } = await productHead(page, { origin: 'https://shop.example', now: () => now, ...inEnglish() })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Alder Joint by Alder' })
  expect(links).toContainEqual({ rel: 'canonical', href: 'https://shop.example/product/alder-joint' })
})
