/** The sample customers as rows of the backend's tables. */
import { createHash } from 'node:crypto'
import type { Country, SampleCustomer } from '@leaflog/fixtures'
import { hashPassword } from '../rules/customers/passwords.ts'
import { balanceOf, duePostings, type CountedOrder } from '../rules/loyalty/rules.ts'
import type { LedgerEntry } from '../platform/tables/loyalty.ts'

const DAY_MS = 86_400_000
/** How long after its placement an order was returned. */
const RETURNED_AFTER = 5 * DAY_MS

/**
 * One hash for each distinct password, because argon2id is slow. The passwords are in the README, so their salts need
 * not be secret, and the rows are always the same.
 */
export async function hashPasswords(customers: readonly SampleCustomer[]): Promise<ReadonlyMap<string, string>> {
  const passwords = new Set(customers.map(({ password }) => password).filter((password) => password !== null))
  const hashed = [...passwords].map(async (password) => {
    const salt = createHash('sha256').update(`sample customers ${password}`).digest().subarray(0, 16)
    return [password, await hashPassword(password, salt)] as const
  })
  return new Map(await Promise.all(hashed))
}

export const customerRows = (customers: readonly SampleCustomer[], passwordHashes: ReadonlyMap<string, string>) =>
  customers.map((one) => ({
    id: one.id,
    email: one.email,
    email_key: one.email.toLowerCase(),
    password_hash: one.password === null ? null : (passwordHashes.get(one.password) ?? null),
    firstname: one.firstname,
    lastname: one.lastname,
    nickname: one.nickname,
    suffix: one.suffix,
    gender: one.gender,
    date_of_birth: one.dateOfBirth,
    shop_registered: true,
    loyalty_registered: one.rewardsState !== null,
    rewards_state: one.rewardsState,
    is_subscribed: one.wants.emails,
    email_rewards: one.wants.rewardsEmails,
    phone: one.phone,
    phone_signature: one.wants.texts || one.wants.rewardsTexts ? `${one.firstname} ${one.lastname}` : null,
    phone_subscribed: one.wants.texts,
    phone_rewards: one.wants.rewardsTexts,
    my_store: one.myStore,
    previous_store: one.previousStore,
    delivery_method: one.deliveryMethod,
    drivers_license: one.driversLicense,
    created_at: one.createdAt,
    email_confirmed_at: one.createdAt,
  }))

export function addressRows({
  customers,
  countries,
}: {
  customers: readonly SampleCustomer[]
  countries: readonly Country[]
}) {
  const regions = countries.find(({ id }) => id === 'US')?.available_regions ?? []
  const addresses = customers.flatMap(({ id, addresses: own }) => own.map((address) => ({ ...address, owner: id })))
  return addresses.map((one, index) => {
    const region = regions.find(({ code }) => code === one.regionCode)
    return {
      id: index + 1,
      customer_id: one.owner,
      firstname: one.firstname,
      lastname: one.lastname,
      street: one.street,
      city: one.city,
      region_id: region?.id ?? null,
      region_code: one.regionCode,
      region: region?.name ?? null,
      postcode: one.postcode,
      country_code: 'US',
      telephone: one.telephone,
      default_shipping: one.defaultShipping,
      default_billing: one.defaultBilling,
    }
  })
}

export const medicalInfoRows = (customers: readonly SampleCustomer[]) =>
  customers
    .flatMap(({ id, medicalInfo }) => (medicalInfo === null ? [] : [{ ...medicalInfo, owner: id }]))
    .map((one, index) => ({
      id: index + 1,
      customer_id: one.owner,
      physician_id: one.physicianId,
      medical_id: one.medicalId,
      state: one.state,
      issue_start_date: one.issueStartDate,
      expiry_date: one.expiryDate,
      medical_profile_type: one.medicalProfileType,
    }))

/** The orders as of a moment: a returned one was complete before. */
const asOf = (orders: readonly CountedOrder[], moment: number) =>
  orders
    .filter(({ createdAt }) => createdAt <= moment)
    .map((order) =>
      order.state === 'closed' && moment < order.createdAt + RETURNED_AFTER ? { ...order, state: 'complete' } : order,
    )

/** Plays a member's history through the programme's rules. @throws RangeError if it gives more points than requested */
function ledgerOf(customer: SampleCustomer, orders: readonly CountedOrder[]): LedgerEntry[] {
  const moments = [
    ...orders.flatMap(({ state, createdAt }) => [
      createdAt,
      ...(state === 'closed' ? [createdAt + RETURNED_AFTER] : []),
    ]),
    ...customer.ledger.map(({ at }) => at),
  ]
  const ledger: LedgerEntry[] = []
  for (const moment of new Set(moments.toSorted((a, b) => a - b))) {
    ledger.push(...duePostings(ledger, asOf(orders, moment), customer, moment))
    for (const [index, { at, label, points }] of customer.ledger.entries()) {
      const kind = points < 0 ? 'redeem' : 'opening'
      if (at === moment) ledger.push({ id: `${kind}_${index}`, at, kind, label, points, order_number: null })
    }
  }
  if (customer.points === null) return ledger
  const points = customer.points - balanceOf(ledger)
  if (points < 0) throw new RangeError(`${customer.email} has more than ${customer.points} points`)
  const label = 'Brought over from your paper card'
  return [{ id: 'opening', at: customer.createdAt, kind: 'opening', label, points, order_number: null }, ...ledger]
}

/** @param orders by the customer's id */
export const ledgerRows = (
  customers: readonly SampleCustomer[],
  orders: ReadonlyMap<string, readonly CountedOrder[]>,
) =>
  customers
    .filter(({ rewardsState }) => rewardsState !== null)
    .flatMap((customer) =>
      ledgerOf(customer, orders.get(customer.id) ?? []).map((entry) => ({ ...entry, customer_id: customer.id })),
    )
