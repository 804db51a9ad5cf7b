/**
 * The rules of Rewards, as described on the programme's pages: a point per dollar after discounts and before taxes,
 * double in the birthday week; a return subtracts its points; points expire a year after the latest visit. Pure. Money
 * is cents, times are epoch milliseconds.
 */
import { message } from '../../../platform/message.ts'
import { dayAt, daysFromAnniversary, PROGRAMME_TIME_ZONE, yearsLater } from '../../platform/days.ts'
import type { LedgerEntry, LedgerKind } from '../../platform/tables/loyalty.ts'

/** The fields of an order that points depend on. */
export interface CountedOrder {
  number: string
  /** Adobe Commerce's: `complete` is sold, `closed` was returned. */
  state: string
  createdAt: number
  timeZone: string
  subtotal: number
  discount: number
}

export interface RewardStep {
  points: number
  /** Cents. */
  value: number
}

/** Points last this long after the latest visit; an older order does not count. */
const LASTING_YEARS = 1
/** Days before and after a birthday that count double: a week in all. */
const AROUND_BIRTHDAY = 3

export const balanceOf = (ledger: readonly LedgerEntry[]): number =>
  ledger.reduce((sum, entry) => sum + entry.points, 0)

/** Every entry with the balance after it. */
export function historyOf(ledger: readonly LedgerEntry[]): (LedgerEntry & { balance: number })[] {
  let balance = 0
  return ledger.map((entry) => ({ ...entry, balance: (balance += entry.points) }))
}

/** Whether points count double at a moment in a time zone. */
export const isBirthdayWeek = (dateOfBirth: string | null, at: number, timeZone: string): boolean =>
  dateOfBirth !== null && daysFromAnniversary(dayAt(at, timeZone), dateOfBirth) <= AROUND_BIRTHDAY

/** A point for every whole dollar. */
export function pointsFor(order: Pick<CountedOrder, 'subtotal' | 'discount'>, double: boolean): number {
  const points = Math.max(0, Math.floor((order.subtotal - order.discount) / 100))
  return double ? points * 2 : points
}

/** When the points expire unless the member returns; null without points. */
export function expiryOf(ledger: readonly LedgerEntry[]): number | null {
  if (balanceOf(ledger) <= 0) return null
  const visits = ledger.filter(({ kind }) => kind === 'opening' || kind === 'earn' || kind === 'redeem')
  return yearsLater(Math.max(...visits.map(({ at }) => at)), LASTING_YEARS)
}

/** The value of the highest step that these points reach, in cents: a cart takes one step. The ladder is ascending. */
export const worthOf = (points: number, ladder: readonly RewardStep[]): number =>
  ladder.findLast((step) => step.points <= points)?.value ?? 0

/** The step for exactly these points, if it exists and the member has them. */
export const stepFor = (balance: number, points: number, ladder: readonly RewardStep[]): RewardStep | undefined =>
  ladder.find((step) => step.points === points && step.points <= balance)

interface Posting {
  ledger: LedgerEntry[]
  due: LedgerEntry[]
}

function post({ ledger, due }: Posting, entry: LedgerEntry): void {
  ledger.push(entry)
  due.push(entry)
}

const lastAt = (ledger: readonly LedgerEntry[]) => ledger.at(-1)?.at ?? Number.NEGATIVE_INFINITY

/** Expires points whose year was over at `now`. */
function expire(posting: Posting, now: number): void {
  const expiry = expiryOf(posting.ledger)
  if (expiry === null || expiry > now) return
  const at = Math.max(expiry, lastAt(posting.ledger))
  const points = -balanceOf(posting.ledger)
  post(posting, {
    id: `expire_${at}`,
    at,
    kind: 'expire',
    label: message('LEDGER_EXPIRED').text,
    points,
    order_number: null,
  })
}

function earn(posting: Posting, order: CountedOrder, dateOfBirth: string | null): void {
  const at = Math.max(order.createdAt, lastAt(posting.ledger))
  expire(posting, at)
  const double = isBirthdayWeek(dateOfBirth, order.createdAt, order.timeZone)
  post(posting, {
    id: `earn_${order.number}`,
    at,
    kind: 'earn',
    label: message(double ? 'LEDGER_ORDER_DOUBLE' : 'LEDGER_ORDER', { number: order.number }).text,
    points: pointsFor(order, double),
    order_number: order.number,
  })
}

/** Points that have expired in the meantime are not subtracted again. */
function takeBack(posting: Posting, earned: LedgerEntry, at: number): void {
  const since = posting.ledger.slice(posting.ledger.indexOf(earned) + 1)
  const points = since.some(({ kind }) => kind === 'expire') ? 0 : 0 - earned.points
  const label = message('LEDGER_ORDER_RETURNED', { number: earned.order_number ?? '' }).text
  post(posting, {
    id: `return_${earned.order_number}`,
    at,
    kind: 'return',
    label,
    points,
    order_number: earned.order_number,
  })
}

/**
 * The entries that the ledger lacks at `now`: points of completed orders, points subtracted for returns (the balance
 * may become negative, and later visits make up for it), and expired points. After they are posted, there are none
 * left. No entry is older than the ledger's last.
 */
export function duePostings(
  ledger: readonly LedgerEntry[],
  orders: readonly CountedOrder[],
  member: { dateOfBirth: string | null },
  now: number,
): LedgerEntry[] {
  const posting: Posting = { ledger: [...ledger], due: [] }
  const counted = (kind: LedgerKind, number: string) =>
    posting.ledger.find((entry) => entry.kind === kind && entry.order_number === number)
  const oldest = yearsLater(now, -LASTING_YEARS)
  const completed = orders
    .filter(({ state, createdAt }) => state === 'complete' && createdAt > oldest && createdAt <= now)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.number < b.number ? -1 : 1))
  for (const order of completed) if (!counted('earn', order.number)) earn(posting, order, member.dateOfBirth)
  expire(posting, now)
  for (const order of orders) {
    const earned = order.state === 'closed' ? counted('earn', order.number) : undefined
    if (earned && !counted('return', order.number)) takeBack(posting, earned, Math.max(now, lastAt(posting.ledger)))
  }
  return posting.due
}

/** The day on which the points expire, as `YYYY-MM-DD`; null without points. */
export function expiryDayOf(ledger: readonly LedgerEntry[]): string | null {
  const expiry = expiryOf(ledger)
  return expiry === null ? null : dayAt(expiry, PROGRAMME_TIME_ZONE)
}
