import type { Resolvers } from './resolvers.generated.ts'
import { ledgerMessage } from './ledger-messages.ts'
import type { CustomerRow } from '../../../platform/tables/customers.ts'
import { dayAt, PROGRAMME_TIME_ZONE } from '../../../platform/days.ts'
import { readLedger } from '../../../rules/loyalty/ledger.ts'
import { memberCode } from '../../../rules/loyalty/member-code.ts'
import { offersFor, readProgramme, runsIn, type Programme } from '../../../rules/loyalty/programme.ts'
import { balanceOf, expiryDayOf, historyOf, worthOf } from '../../../rules/loyalty/rules.ts'
import { money, stamp } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import type { LedgerEntry } from '../../../platform/tables/loyalty.ts'

/** The page size. */
const HISTORY_SHOWN = 100

interface Standing {
  ledger: LedgerEntry[]
  programme: Programme
  points: number
}

/** Several fields need a customer's points, so the ledger is read once per request. */
const standings = new WeakMap<CommerceContext, Map<string, Promise<Standing>>>()

const readStanding = async (context: CommerceContext, customer: CustomerRow): Promise<Standing> => {
  const programme = await readProgramme(context.db)
  const ledger = await readLedger(context.db, customer, context.clock())
  return { ledger, programme, points: balanceOf(ledger) }
}

const standingOf = (context: CommerceContext, customer: CustomerRow): Promise<Standing> => {
  const known = standings.get(context) ?? new Map<string, Promise<Standing>>()
  standings.set(context, known)
  const standing = known.get(customer.id) ?? readStanding(context, customer)
  known.set(customer.id, standing)
  return standing
}

const amountOf = (points: number, { ladder }: Programme) => ({ points, money: money(worthOf(points, ladder)) })

async function rewardPoints(row: CustomerRow, _args: unknown, context: CommerceContext) {
  const { ledger, programme, points } = await standingOf(context, row)
  const [firstStep] = programme.ladder
  const status = row.email_rewards ? ('SUBSCRIBED' as const) : ('NOT_SUBSCRIBED' as const)
  return {
    balance: amountOf(points, programme),
    balance_history: historyOf(ledger)
      .toReversed()
      .slice(0, HISTORY_SHOWN)
      .map((entry) => ({
        balance: amountOf(entry.balance, programme),
        change_reason: ledgerMessage(entry.label),
        date: stamp(entry.at),
        points_change: entry.points,
      })),
    exchange_rates: {
      earning: { points: 1, currency_amount: 1 },
      redemption: firstStep ? { points: firstStep.points, currency_amount: firstStep.value / 100 } : null,
    },
    subscription_status: { balance_updates: status, points_expiration_notifications: status },
  }
}

async function rewards(row: CustomerRow, _args: unknown, context: CommerceContext) {
  const { ledger, programme, points } = await standingOf(context, row)
  const offers = row.loyalty_registered ? offersFor(programme, row.rewards_state, context.clock()) : []
  return {
    member_code: memberCode(row.id),
    points,
    worth: money(worthOf(points, programme.ladder)),
    points_expire_on: expiryDayOf(ledger),
    ladder: programme.ladder.map((step) => ({ points: step.points, value: money(step.value) })),
    offers: offers.map((offer) => ({ ...offer, ends_on: offer.endsOn })),
    history: historyOf(ledger)
      .toReversed()
      .slice(0, HISTORY_SHOWN)
      .map((entry) => {
        const { id, at, label, points: change, balance } = entry
        return { id, date: dayAt(at, PROGRAMME_TIME_ZONE), label: ledgerMessage(label), points: change, balance }
      }),
  }
}

/** (3.3.3, 3.3.6, 6.5) Membership, points and rewards. Customers who have not joined have none. */
export const rewardsSubject: Resolvers = {
  Customer: {
    loyalty: async (row, _args, context) => ({
      show_rewards: row.loyalty_registered && (await runsIn(context.db, row.rewards_state)),
      is_signed: row.loyalty_registered,
      points: (await standingOf(context, row)).points,
      shop_auto_login: row.shop_registered,
      rewards_auto_login: row.loyalty_registered,
      rewards_state: row.rewards_state,
    }),
    reward_points: rewardPoints,
    rewards,
  },
}
