/** Opens the dispensary of an element's `store` once the visitor's age is confirmed, or says why that is not possible. */
import { type Reading, type Store, gateIsOpen, isLeaflogError } from '@leaflog/core'
import type { Client } from './shops.ts'
import type { View } from './view.ts'
import { filled, sentenceOf } from './words.ts'

export interface StoreListener {
  /** Replaces what is shown by a text. */
  message(text: string, canRetry: boolean): void
  /** Shows the store. */
  open(store: Store): void
}

/** What the catalogue answers, now and later. */
interface Readings<Data> {
  subscribe(observer: { next: (reading: Reading<Data>) => void; error: (error: unknown) => void }): {
    unsubscribe: () => void
  }
}

export interface FollowedStore {
  /**
   * Shows each answer of the catalogue, until the store is left or the returned function is called. By default `failed`
   * replaces everything by the reason; a failed read after an answer changes nothing.
   */
  read<Data>(readings: Readings<Data>, show: (data: Data) => void, failed?: (error: unknown) => void): () => void
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

  const reads = new Set<() => void>()
  const leave = (): void => {
    for (const stop of reads) stop()
  }
  view.onEnd(leave)

  const say = (text: string, canRetry = false): void => {
    leave()
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
      const stores = await client.shop.catalogue.stores()
      const store = stores.find((each) => each.code === code)
      if (!view.isLive || isGated) return
      if (!store) {
        view.report(({ unknownStore }) => unknownStore(client.gateway, code))
        return say(filled(words.storeUnknown, { store: code }))
      }
      await ensureChosen(client, code)
      if (!view.isLive || isGated) return
      leave()
      open(store)
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
  return {
    retry: () => void start(),
    fail,
    read(readings, show, whenFailed = fail) {
      const subscription = readings.subscribe({
        next({ status, data, error }) {
          if (data !== null) show(data)
          else if (status === 'failed') whenFailed(error)
          else return
          view.settle()
        },
        error: whenFailed,
      })
      const stop = (): void => {
        reads.delete(stop)
        subscription.unsubscribe()
      }
      reads.add(stop)
      return stop
    },
  }
}
