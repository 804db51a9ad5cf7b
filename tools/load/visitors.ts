/** The requests of a load: pages that are drawn, pages that are kept, calls of open pages, and one rude client. */
import type { Sent } from './open-loop.ts'

const pages = ['/', '/shopd/category/flower', '/category/flower', '/dispensaries', '/shopd/brands', '/rewards/login']
const calls = ['/api/content/header', '/api/graphql?query={ageGateConfig{state_code}}', '/api/rest/stores']
const ADDRESSES = 250
const RUDE_ADDRESS = '10.9.9.9'

const nth = (list: readonly string[], index: number): string => list[index % list.length] ?? '/'
const from = (index: number) => ({ 'x-forwarded-for': `10.1.${index % 7}.${index % ADDRESSES}` })

/** Of a visitor with a cart, so that it is drawn for this visitor alone. */
export const drawnPage = (index: number): Sent => ({
  path: nth(pages, index),
  headers: { ...from(index), 'accept-encoding': 'br', cookie: `visitor_id=v${index}; cartId=load${index}; storeId=1` },
})

export const keptPage = (index: number): Sent => ({
  path: nth(pages, index),
  headers: { ...from(index), 'accept-encoding': 'br', cookie: `visitor_id=v${index}` },
})

export const call = (index: number): Sent => ({ path: nth(calls, index), headers: from(index) })

export const rudePage = (index: number): Sent => ({
  path: `/category/flower?page=${index}`,
  headers: { 'x-forwarded-for': RUDE_ADDRESS, cookie: `cartId=rude${index}; storeId=1` },
})
