/** Opens the dispensary of an element's `store` once the visitor's age is confirmed, or says why that is not possible. */
import { type DispensaryView, gateIsOpen, isLeaflogError } from '@leaflog/core'
import { modeAt } from '@leaflog/core/catalogue'
import type { Language } from './around.ts'
import { commerceMenu } from './commerce-menu.ts'
import type { MenuSource } from './items.ts'
import { orderingMenu } from './ordering-menu.ts'
import type { Client } from './shops.ts'
import type { View } from './view.ts'
import { filled, sentenceOf } from './words.ts'

type Store = NonNullable<DispensaryView['chosen']>

export interface StoreListener {
  /** Replaces what is shown by a text. */
  message(text: string, canRetry: boolean): void
  /** Shows the store. May reject. */
  open(source: MenuSource, store: Store): Promise<void>
}

export interface FollowedStore {
  retry(): void
  /** Shows why something could not be loaded. */
  fail(error: unknown): void
}

/** Elements of one page begin together, and only the first choice would be accepted. */
const choosing = new WeakMap<Client, Promise<unknown>>()

async function ensureChosen(client: Client, code: string): Promise<void> {
  const { dispensary } = client.shop
  if (client.shop.getState().dispensary.view.chosen !== null) return
  const choice = choosing.get(client) ?? dispensary.choose(code).finally(() => choosing.delete(client))
  choosing.set(client, choice)
  await choice
}

export function followStore(view: View, client: Client, { message, open }: StoreListener): FollowedStore {
  const { words, language } = view
  const code = view.setting('store')
  let isGated = true
  let isStranger = false
  let failed = false

  const say = (text: string, canRetry = false): void => {
    failed = canRetry
    message(text, canRetry)
    if (text !== words.loading) view.settle()
  }
  const fail = (error: unknown): void => {
    if (isStranger) return say(filled(words.stranger, { origin: location.origin }))
    if (isLeaflogError(error, 'STORE_UNKNOWN')) return say(filled(words.storeUnknown, { store: code ?? '' }))
    say(words.menuFailed, true)
  }
  const start = async (): Promise<void> => {
    if (code === null) {
      view.report(({ noStore }) => noStore(client.gateway))
      return say(words.noStore)
    }
    say(words.loading)
    try {
      const stores = await client.shop.dispensary.list()
      const store = stores.find((each) => each.store_code === code && each.kind === 'dispensary')
      if (!view.isLive || isGated) return
      if (!store) {
        view.report(({ unknownStore }) => unknownStore(client.gateway, code))
        return say(filled(words.storeUnknown, { store: code }))
      }
      await ensureChosen(client, code)
      await open(sourceOf(client, store, language), store)
      if (view.isLive) view.settle()
    } catch (error) {
      if (view.isLive && !isGated) fail(error)
    }
  }

  say(words.loading)
  client.started.then(
    () => {
      if (!view.isLive) return
      view.watch(client, gateIsOpen, (gated) => {
        isGated = gated
        if (gated) say(words.confirmAge)
        else void start()
      })
      view.onEnd(
        client.watchStanding((standing) => {
          isStranger = standing === 'stranger'
          if (isStranger) fail(null)
        }),
      )
      // What failed to load while offline is requested again.
      view.listen(globalThis, 'online', () => {
        if (failed && !isGated) void start()
      })
    },
    (error: unknown) => {
      if (view.isLive) say(sentenceOf(language, error))
    },
  )
  return { retry: () => void start(), fail }
}

function sourceOf(client: Client, store: Store, language: Language): MenuSource {
  const mode = (): DispensaryView['mode'] => modeAt(store, client.shop.getState().dispensary.view.mode)
  if (store.channel === 'ordering') return orderingMenu(client.shop, store, mode)
  const { gateway, ports } = client
  return commerceMenu(client.shop, store, { gateway, http: ports.http, language, mode })
}
