/** (3.4.3) A stored cart with everything derived from it: lines, prices, fulfilment and payment options. */
import { loadSellables, type Sellable } from '../catalogue/sellable.ts'
import { readLedger } from '../loyalty/ledger.ts'
import { readProgramme } from '../loyalty/programme.ts'
import { balanceOf } from '../loyalty/rules.ts'
import { dayAt } from '../../platform/days.ts'
import { settingOf, type CartEnvironment, type Setting } from './carts.ts'
import { readCheckoutSettings, type CheckoutSettings } from './checkout-settings.ts'
import { isWithin } from './delivery-area.ts'
import { deliveryDays, type DeliveryDay } from './delivery-slots.ts'
import { creditOf, liveGiftCards } from './funds.ts'
import { offeredMethods, offeredPayments, type OfferedMethod } from './fulfilment-options.ts'
import {
  issuesOf,
  isVirtual,
  limitsOf,
  maxQuantityOf,
  resolveBundle,
  totalDemand,
  unitPrice,
  type LineContent,
  type LineIssue,
  type ResolvedSelection,
} from './lines.ts'
import type { PromotedLine } from './promotion.ts'
import type { Milligrams } from './regulations.ts'
import type { CartItemRow, CartRow } from '../../platform/tables/carts.ts'
import { readDaysWithRoom } from './slot-load.ts'
import { sumCart, type CartTotals, type LineTotals, type TotalsTerms } from './totals.ts'

export interface PricedLine extends LineContent {
  id: number
  regularCents: number
  unitCents: number
  /** The options of a bundle; empty for other products. */
  selections: ResolvedSelection[]
  issues: LineIssue[]
  /** The maximum quantity that stock and limits allow. */
  most: number
  limits: Milligrams
  totals: LineTotals
}

export interface PricedCart extends Setting {
  row: CartRow
  lines: PricedLine[]
  totals: CartTotals
  isVirtual: boolean
  settings: CheckoutSettings
  methods: OfferedMethod[]
  /** The chosen one, if it is still available. */
  method: OfferedMethod | null
  payments: { code: string; title: string }[]
  payment: { code: string; title: string } | null
  days: DeliveryDay[]
  /** YYYY-MM-DD at the store. */
  today: string
}

const noTotals: LineTotals = { rowTotal: 0, discount: 0, tax: 0, promos: [] }

/** The lines of a cart with their products; lines of unknown products are left out. */
export async function loadLines(
  env: CartEnvironment,
  cartId: string,
  { place, mode }: Setting,
): Promise<{ rows: CartItemRow[]; lines: (LineContent & { id: number })[] }> {
  const { db, now } = env
  const rows = await db
    .selectFrom('commerce_cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute()
  const skus = rows.map(({ sku }) => sku)
  const products = await loadSellables(db, { storeCode: place.storeCode, mode, skus, now })
  const lines = rows.flatMap((row) => contentOf(row, products))
  return { rows, lines }
}

function contentOf(row: CartItemRow, products: ReadonlyMap<string, Sellable>): (LineContent & { id: number })[] {
  const product = products.get(row.sku)
  if (!product) return []
  return [{ id: row.id, quantity: row.quantity, bundle: row.bundle, giftCard: row.gift_card, product }]
}

const promoted = (line: LineContent & { id: number; unitCents: number }): PromotedLine => ({
  id: String(line.id),
  sku: line.product.sku,
  parentSku: line.product.parentSku,
  quantity: line.quantity,
  unitCents: line.unitCents,
  brand: line.product.brand,
  strainType: line.product.strainType?.label ?? null,
  categories: line.product.categoryNames,
  isGoods: line.giftCard === null,
})

async function stepsFor({ db, customer, now }: CartEnvironment, row: CartRow): Promise<TotalsTerms['steps']> {
  if (!row.use_points || !customer?.loyalty_registered) return []
  const balance = balanceOf(await readLedger(db, customer, now))
  return (await readProgramme(db)).ladder.filter(({ points }) => points <= balance)
}

/** @param row an active cart that the caller may use */
export async function priceCart(env: CartEnvironment, row: CartRow): Promise<PricedCart> {
  const { db, customer, now } = env
  const setting = await settingOf(env, row)
  const { place, mode } = setting
  const settings = await readCheckoutSettings(db)
  const { lines: contents } = await loadLines(env, row.id, setting)
  const demand = totalDemand(contents)
  const lines = contents.map((line): PricedLine => {
    const { regular, final } = unitPrice(line)
    return {
      ...line,
      regularCents: regular,
      unitCents: final,
      selections: resolveBundle(line) ?? [],
      issues: issuesOf(line, place, demand),
      most: Math.min(maxQuantityOf(line, demand), place.perLine ?? Number.MAX_SAFE_INTEGER),
      limits: limitsOf(line),
      totals: noTotals,
    }
  })
  const today = dayAt(now, place.timeZone)
  const terms: TotalsTerms = {
    rules: settings.promotions,
    today,
    state: place.stateCode,
    mode,
    coupon: row.coupon,
    isMember: customer?.loyalty_registered === true,
    taxes: place.taxes[mode],
    shippingCents: null,
    steps: await stepsFor(env, row),
    giftCards: await liveGiftCards(db, row.gift_cards, today),
    storeCredit: row.use_credit && customer ? await creditOf(db, customer.id) : 0,
  }
  const plan = settings.deliveryPlans[place.storeCode]
  const days = plan ? deliveryDays(plan, { timeZone: place.timeZone, hours: place.dispensary.hours }, now) : []
  const free = await readDaysWithRoom(db, { storeId: place.storeId, fulfilment: 'delivery' }, days)
  const { shipping_address: address } = row
  const isDelivered = address === null || (await isWithin(db, place.stateCode, address))
  return finish({ env, row, setting, settings, lines, terms, days: free, isDelivered })
}

interface Draft {
  env: CartEnvironment
  row: CartRow
  setting: Setting
  settings: CheckoutSettings
  lines: PricedLine[]
  terms: TotalsTerms
  days: DeliveryDay[]
  /** Whether the store delivers to the address, if there is one. */
  isDelivered: boolean
}

/** Options that depend on totals: shipping prices on the value of goods, payment methods on the amount to pay. */
function finish({ env, row, setting, settings, lines, terms, days, isDelivered }: Draft): PricedCart {
  const { place } = setting
  const virtual = lines.length > 0 && lines.every(isVirtual)
  const goods = sumCart(lines.map(promoted), terms)
  const methods = virtual
    ? []
    : offeredMethods({
        methods: settings.shippingMethods[place.storeCode] ?? [],
        state: { name: place.stateName },
        isWithin: isDelivered,
        only: env.fulfilment,
        goods: goods.subtotal - goods.discount,
      })
  const isChosen = ({ carrierCode, methodCode }: OfferedMethod) =>
    carrierCode === row.carrier_code && methodCode === row.method_code
  const method = methods.find((one) => one.available && isChosen(one)) ?? null
  const totals = sumCart(lines.map(promoted), { ...terms, shippingCents: method?.amount ?? null })
  const payments = offeredPayments(settings.paymentMethods, {
    isEmpty: lines.length === 0,
    grandTotal: totals.grandTotal,
    fulfilment: method?.kind ?? null,
  })
  return {
    ...setting,
    row,
    lines: lines.map((line) => ({ ...line, totals: totals.lines.get(String(line.id)) ?? noTotals })),
    totals,
    isVirtual: virtual,
    settings,
    methods,
    method,
    payments,
    payment: payments.find(({ code }) => code === row.payment_method) ?? null,
    days,
    today: terms.today,
  }
}
