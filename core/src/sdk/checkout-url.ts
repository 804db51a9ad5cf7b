/** Hands the cart over to the shop's own pages (docs/decisions/handover.md). Loaded when it is first asked for. */
import type { DomainCommands, ShopState } from '../domains/domains.ts'
import { LeaflogError } from '../errors/errors.ts'
import { fetchAnswer, parseAnswer } from '../http/ask.ts'
import type { Http } from '../ports/ports.ts'
import type { CommerceLine } from '../wire/commerce/commerce-cart.ts'
import type { Handover } from '../wire/shared/handover.ts'
import { keptHandover } from '../wire/shared/kept-handover.ts'

interface HandingOver {
  readonly http: Http
  /** Origin of the shop. */
  readonly gateway: string
  readonly commands: {
    readonly dispensary: Pick<DomainCommands['dispensary'], 'list'>
  }
  readonly getState: () => ShopState
  readonly until: (condition: () => boolean) => Promise<void>
}

export async function checkoutUrl(asked: HandingOver): Promise<string> {
  const { http, gateway, getState } = asked
  const { dispensary, commerceCart } = getState()
  const channel = dispensary.view.chosen?.channel ?? (commerceCart.view.count > 0 ? 'commerce' : 'ordering')
  const cart = channel === 'commerce' ? await ofCommerce(asked) : await ofOrdering(asked)
  if (cart.lines.length === 0) throw new LeaflogError('EVENT_REJECTED')
  const request = new Request(`${gateway}/api/handover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  })
  const { token } = await parseAnswer(await fetchAnswer(http, request), keptHandover)
  return `${gateway}/handover#${token}`
}

interface CartView {
  readonly status: string
  readonly waiting: number
}

/**
 * The cart without changes that were not sent yet, which would be missing. What was refused is not in it any more, and
 * its own call has said so.
 */
async function answered<View extends CartView>(view: () => View, until: HandingOver['until']): Promise<View> {
  await until(() => view().status === 'offline' || (view().waiting === 0 && view().status !== 'working'))
  if (view().status === 'offline') throw new LeaflogError('NETWORK_FAILED')
  return view()
}

async function ofOrdering({ commands: { dispensary }, getState, until }: HandingOver): Promise<Handover> {
  const { place, lines } = await answered(() => getState().orderingCart.view, until)
  const { chosen, mode, fulfilment } = getState().dispensary.view
  const isHere = place === null || place.storeId === chosen?.store_id
  const store = isHere ? chosen : (await dispensary.list()).find(({ store_id }) => store_id === place.storeId)
  if (!store) throw new LeaflogError(isHere ? 'STORE_REQUIRED' : 'STORE_UNKNOWN')
  return {
    channel: 'ordering',
    storeCode: store.store_code,
    mode: place?.mode ?? mode,
    fulfilment,
    lines: lines.map(({ productId, option, quantity }) => ({ productId, option, quantity })),
  }
}

async function ofCommerce({ getState, until }: HandingOver): Promise<Handover> {
  const { cart } = await answered(() => getState().commerceCart.view, until)
  const { chosen, mode, fulfilment } = getState().dispensary.view
  if (!chosen) throw new LeaflogError('STORE_REQUIRED')
  const lines = cart?.lines ?? []
  const issues = lines.flatMap((line, at) =>
    isGiftCard(line) ? [{ path: `lines.${at}`, reason: 'a gift card, which is bought at the shop' }] : [],
  )
  if (issues.length > 0) throw new LeaflogError('EVENT_INVALID', undefined, { issues })
  return {
    channel: 'commerce',
    storeCode: chosen.store_code,
    mode,
    fulfilment,
    lines: lines.map(({ sku, choice, quantity }) => ({ sku, selectedOptions: choice, quantity })),
  }
}

/** Whom it is for was typed, and is somebody's name. Every other choice has its uids. */
const isGiftCard = ({ choice, options }: CommerceLine): boolean => choice.length === 0 && options.length > 0
