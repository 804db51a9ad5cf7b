/** Real pages over an in-memory gateway, for tests of the storefront in a DOM. */
import { openShop, type Shop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import type { FooterContent, HeaderContent } from '@leaflog/core/wire/content/content'
import { ShopProvider } from '@leaflog/react'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import type { PageContext } from '../shared/page/context.ts'
import { rootRoute } from '../shared/page/root-route.ts'
import { routeTree } from '../app/routes.tsx'
import { parseSearch, stringifySearch } from '../shared/page/search-params.ts'
import { sentCustomer, sentOrders, sentRewards } from './member-samples.ts'
import { sentGate } from './sent-gate.ts'
import { inEnglish } from './texts.ts'

const link = (label: string, to: string) => ({ label, link: to, newTab: false })

const sentHeader = {
  brand: { name: 'Fernhill', rewardsName: 'Fernhill Rewards', tagline: '' },
  promobannerText: 'Weekly Deals: Free Shipping on orders $100+',
  promobannerBgColor: '#1F4D3A',
  navigation: [],
  shopLinks: [],
  rewardsLinks: [
    link('Dashboard', '/rewards/dashboard'),
    link('Rewards Profile', '/rewards/profile'),
    link('Rewards Communications', '/rewards/newsletter'),
  ],
  login: link('Log In', '/rewards/login'),
  signup: link('Sign Up', '/rewards/create-account'),
  signout: link('Sign Out', '/'),
}

/** The answer to an operation: `data`, or a function of its variables. A thrown error is a failed connection. */
type Answer = object | Reply
type Reply = (variables: Record<string, unknown>) => object

const isReply = (answer: Answer): answer is Reply => typeof answer === 'function'

export interface OpenPage {
  readonly shop: Shop
  readonly path: () => string
  /** The path with its query and hash. */
  readonly address: () => string
  /** Starts a navigation without waiting for its end. */
  readonly follow: (to: string) => Promise<void>
  /** One step back in the browser's history. */
  readonly back: () => Promise<void>
  /** Requested operations with their variables, in order. */
  readonly asked: { operation: string; variables: Record<string, unknown> }[]
  /** Changes later answers. */
  readonly answers: Map<string, Answer>
}

const NOW = Date.UTC(2026, 10, 21, 17)
const DAY = 86_400
const part = (claims: object) => btoa(JSON.stringify(claims)).replaceAll('=', '')
/** Expires in a day of the machine's own time: these tests do not wait. */
const token = () => `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + DAY })}.s`

const variablesOf = z.record(z.string(), z.unknown())
const posted = z.object({ operationName: z.string(), variables: variablesOf })

const asking = async (request: Request, url: URL) => {
  if (request.method === 'POST') return posted.parse(await request.json())
  const { searchParams } = url
  const variables = variablesOf.parse(JSON.parse(searchParams.get('variables') ?? '{}'))
  return { operationName: searchParams.get('operationName') ?? '', variables }
}

export type PageSettings = {
  signedIn?: boolean
  answers?: Record<string, Answer>
  header?: Partial<HeaderContent>
  /** Without it the page has no footer. */
  footer?: FooterContent
  /** HTML by identifier. */
  blocks?: Record<string, string>
  stores?: unknown[]
  /** Without it no menu answers. */
  menu?: PageContext['menu']
  /** The answers of the gateway's other addresses, by path. */
  paths?: Record<string, object>
  /** Initial local storage. */
  storage?: Record<string, string>
  /** Receives reports for developers. */
  report?: (code: string, detail: string) => void
  /** Implements `after`; without it delayed functions never run. */
  after?: PageContext['after']
  /** Implements `whenPainted`; without it a page counts as painted at once. */
  whenPainted?: PageContext['whenPainted']
}

/** Opens a page of the shop in the test's document, and waits until it has settled. */
export async function openPage(path: string, settings: PageSettings = {}): Promise<OpenPage> {
  const { signedIn = true, header = {}, blocks = {}, stores = [] } = settings
  const asked: OpenPage['asked'] = []
  const answers = new Map<string, Answer>(
    Object.entries({
      customer: { customer: sentCustomer },
      rewardsDashboard: { customer: { rewards: sentRewards, orders: { items: sentOrders } } },
      storeConfig: {
        storeConfig: {
          loyalty_allowed_states: [
            { code: 'FL', name: 'Florida' },
            { code: 'MD', name: 'Maryland' },
          ],
          create_account_error_message: null,
        },
      },
      ageGateConfig: { ageGateConfig: [sentGate] },
      ...settings.answers,
    }),
  )
  const http = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    if (url.pathname === '/api/content/header') return Response.json({ ...sentHeader, ...header })
    if (url.pathname === '/api/content/footer' && settings.footer) return Response.json(settings.footer)
    if (url.pathname === '/api/rest/stores') return Response.json(stores)
    if (url.pathname === '/api/content/blocks') {
      const wanted = url.searchParams.get('identifiers')?.split(',') ?? []
      const found = wanted.filter((identifier) => Object.hasOwn(blocks, identifier))
      return Response.json(found.map((identifier) => ({ identifier, title: identifier, content: blocks[identifier] })))
    }
    const sent = settings.paths?.[url.pathname]
    if (sent) return Response.json(sent)
    if (url.pathname !== '/api/graphql') return Response.json({}, { status: 503 })
    const { operationName, variables } = await asking(request, url)
    asked.push({ operation: operationName, variables })
    const answer = answers.get(operationName)
    if (answer === undefined) return Response.json({ errors: [{ message: 'Nobody knows.' }] })
    const data = isReply(answer) ? answer(variables) : answer
    return Response.json('errors' in data ? data : { data })
  }

  const ports = { ...nodePorts({ report: settings.report ?? (() => undefined) }), http }
  ports.cookies.set('bypass_age_verification', '1', 1)
  if (signedIn) ports.local.set('signin_token', token())
  for (const [name, value] of Object.entries(settings.storage ?? {})) ports.local.set(name, value)
  const origin = 'https://shop.example'
  const shop = openShop({ gateway: origin, brand: 'test', storage: 'memory', ports })
  await shop.start()

  const context: PageContext = {
    http,
    origin,
    menu: settings.menu ?? (() => Promise.reject(new Error('no menu in this test'))),
    shop,
    now: () => NOW,
    drawnAt: NOW,
    ...inEnglish(),
    after: settings.after ?? (() => () => undefined),
    ...(settings.whenPainted && { whenPainted: settings.whenPainted }),
    locate: () => Promise.reject(new Error('nowhere')),
    defaultView: null,
    pageData: '{}',
  }
  // The document is the test's own.
  Object.assign(rootRoute.options, { shellComponent: undefined })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, context, history, parseSearch, stringifySearch })
  await act(async () => {
    await router.load()
    render(
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>,
    )
    await shop.settled()
  })
  return {
    shop,
    asked,
    answers,
    path: () => router.state.location.pathname,
    address: () => router.state.location.href,
    follow: (to) => act(async () => void router.navigate({ to: '/', href: to })),
    back: () => act(async () => router.history.back()),
  }
}

/** Adds what happy-dom lacks, and longer timeouts. */
export function prepareDom(): void {
  // A page's code is loaded when it is first opened, which takes time on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
}
