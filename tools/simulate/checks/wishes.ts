/** The last wish for each line of the cart, as the log tells them: without those that were refused, or whose cart is gone. */
import { allDomains } from '../../../core/src/domains/domains.ts'
import { createFolder } from '../../../core/src/engine/kernel/fold.ts'
import type { LogEvent } from '../../../core/src/engine/log/event.ts'
import { fieldsOf, listOf, numberOf, textOf } from '../../shared/json.ts'
import { MAIN } from '../browser/tab.ts'
import type { History } from './history.ts'

const folder = createFolder(allDomains, 'checker')

interface Wanted {
  readonly quantity: number
  isAnswered: boolean
}

export function wishesOf(history: History): ReadonlyMap<string, number> {
  const wanted = new Map<string, Wanted>()
  const lines = new Map<string, string>()
  let state = folder.initial()
  for (const { database, event, isLost } of history.committedEvents()) {
    if (database !== MAIN) continue
    // The server may have heard of it all the same.
    if (isLost) {
      wanted.delete(lineOf(event))
      continue
    }
    state = folder.foldShared(state, event)
    const context = fieldsOf(state['orderingCart']?.context)
    if (!isAsked(context, event.id)) follow(event, wanted, lines, queuedIn(context))
  }
  return new Map([...wanted].map(([line, { quantity }]) => [line, quantity]))
}

/** It needs a store first, or another cart. */
const isAsked = ({ asking, waiting }: Record<string, unknown>, id: string): boolean =>
  fieldsOf(asking)['id'] === id || fieldsOf(fieldsOf(waiting)['intent'])['id'] === id

/** The lines that still have something to be sent. */
const queuedIn = ({ queue }: Record<string, unknown>): ReadonlySet<string> =>
  new Set(listOf(queue).map((data) => lineOf({ data })))

const lineOf = ({ data }: { readonly data: unknown }): string => {
  const { productId, option } = fieldsOf(data)
  return `${textOf(productId)}|${textOf(option)}`
}

function follow(
  event: LogEvent,
  wanted: Map<string, Wanted>,
  lines: Map<string, string>,
  queued: ReadonlySet<string>,
): void {
  const { id, type, data } = event
  const { quantity, intent, cart } = fieldsOf(data)
  const line = lines.get(textOf(intent)) ?? ''
  switch (type) {
    case 'orderingCart.addRequested':
    case 'orderingCart.quantityChanged': {
      const key = lineOf(event)
      lines.set(id, key)
      wanted.set(key, { quantity: numberOf(quantity), isAnswered: false })
      break
    }
    case 'orderingCart.changed': {
      const last = wanted.get(line)
      if (last) last.isAnswered = true
      break
    }
    case 'orderingCart.failed':
    case 'orderingCart.limitReached':
      wanted.delete(line)
      break
    case 'orderingCart.gone':
      // Without a store there is no new cart, and what waited is refused.
      for (const [key, { isAnswered }] of wanted) if (isAnswered || !queued.has(key)) wanted.delete(key)
      break
    case 'session.signedIn':
      if (cart !== null) wanted.clear()
      break
    case 'session.ended':
    case 'orderingCart.newCartAccepted':
    case 'orderingCart.newCartDeclined':
    case 'orderingCart.addCancelled':
    case 'orderingCart.waitElapsed':
    case 'dispensary.chosen':
    case 'dispensary.modeChosen':
      // From here on it is another cart, or may be.
      wanted.clear()
      break
    default:
  }
}
