/** Every input field of customers and addresses comes back: none is dropped silently. */
import { GraphQLInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail, PASSWORD } from '../../../testing/customer-calls.ts'
import { commerceSchema } from '../../apis/graphql/schema/index.ts'

/** The fields of an input except those in `aside`, which are tested elsewhere or are another name of a field here. */
function fieldsOf(name: string, aside: readonly string[]): string[] {
  const type = commerceSchema.getType(name)
  if (!(type instanceof GraphQLInputObjectType)) throw new Error(`${name} is not an input type.`)
  return Object.keys(type.getFields())
    .filter((field) => !aside.includes(field))
    .toSorted()
}

const record = z.record(z.string(), z.unknown())

const details = {
  allow_remote_shopping_assistance: true,
  date_of_birth: '1990-04-01',
  firstname: 'Rosa',
  gender: 2,
  is_subscribed: true,
  lastname: 'Delgado',
  middlename: 'María',
  prefix: 'Dr.',
  suffix: 'Jr.',
  taxvat: 'US-1234',
}
const DETAILS = Object.keys(details).join(' ')

const extras = { prefix: 'Dr.', middlename: 'María', suffix: 'Jr.', fax: '305-555-0143', vat_id: 'US-1234' }
const place = {
  firstname: 'Rosa',
  lastname: 'Delgado',
  company: 'Fern & Co.',
  street: ['1 Fern Street', 'Unit 4'],
  city: 'Mesa',
  postcode: '85201',
  telephone: '305-555-0142',
  ...extras,
}
const PLACE = Object.keys(place).join(' ')

export function keptInputsContract(harness: () => Harness): void {
  const calls = customerCalls(harness)
  const ask = async (query: string, variables: object, token?: string): Promise<unknown> => {
    const { data, errors } = await calls.post(query, variables, token === undefined ? {} : calls.bearer(token))
    expect(errors).toEqual([])
    return data
  }

  test('[7a.8] every field of a new customer comes back', async () => {
    const email = newEmail()
    const input = { ...details, email, password: PASSWORD, state_preference: 'FL' }
    expect(Object.keys(input).toSorted()).toEqual(fieldsOf('CustomerCreateInput', ['dob']))
    await ask('mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }', {
      input,
    })
    const { token } = await calls.signIn(email)
    expect(await ask(`{ customer { email loyalty { rewards_state } ${DETAILS} } }`, {}, token)).toEqual({
      customer: { ...details, email, loyalty: { rewards_state: 'FL' } },
    })
  })

  test('[1.4] every field that a customer changes comes back', async () => {
    const { token } = await calls.signIn(await calls.signUp())
    const mine = { ...details, nickname: 'Ro', my_store: 'fl_miami' }
    const input = { ...mine, rewards_state: 'FL' }
    expect(Object.keys(input).toSorted()).toEqual(fieldsOf('CustomerUpdateInput', ['dob']))
    await ask(
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }',
      { input },
      token,
    )
    const query = `{ customer { nickname my_store loyalty { rewards_state } ${DETAILS} } }`
    expect(await ask(query, {}, token)).toEqual({ customer: { ...mine, loyalty: { rewards_state: 'FL' } } })
    const cleared = { middlename: '', allow_remote_shopping_assistance: false }
    await ask(
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { email } } }',
      { input: cleared },
      token,
    )
    expect(await ask('{ customer { middlename prefix allow_remote_shopping_assistance } }', {}, token)).toEqual({
      customer: { middlename: null, prefix: 'Dr.', allow_remote_shopping_assistance: false },
    })
  })

  test('[2c.6] every field of an address comes back, and unsupported attributes are refused', async () => {
    const { token } = await calls.signIn(await calls.signUp())
    const flags = { default_shipping: true, default_billing: true }
    const region = { region_id: 4, region_code: 'AZ', region: 'Arizona' }
    const input = { ...place, ...flags, country_code: 'US', region: { region_code: 'AZ' } }
    expect(Object.keys(input).toSorted()).toEqual(fieldsOf('CustomerAddressInput', ['country_id', 'custom_attributes']))
    const create = `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) {
      ${PLACE} default_shipping default_billing country_code region { region_code region } } }`
    const { region_id: _, ...named } = region
    expect(await ask(create, { input }, token)).toEqual({
      createCustomerAddress: { ...place, ...flags, country_code: 'US', region: named },
    })
    const odd = { ...input, custom_attributes: [{ attribute_code: 'color', value: 'green' }] }
    const { errors } = await calls.post(create, { input: odd }, calls.bearer(token))
    expect(errors[0]?.extensions.category).toBe('graphql-input')
  })

  test('[3.4.3] every field of a cart’s address comes back', async () => {
    const { createEmptyCart: cart_id } = z
      .object({ createEmptyCart: z.string() })
      .parse(await ask('mutation { createEmptyCart }', {}))
    const address = { ...place, country_code: 'US', region: 'AZ' }
    // region_id is another way to name the region. The address book's handling of an order's address is tested there.
    const aside = ['region_id', 'save_in_address_book']
    expect(Object.keys(address).toSorted()).toEqual(fieldsOf('CartAddressInput', aside))
    const answer = await ask(
      `mutation ($input: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $input) { cart {
        billing_address { ${PLACE} country { code } region { code } } } } }`,
      { input: { cart_id, billing_address: { address } } },
    )
    const { cart } = z
      .object({ setBillingAddressOnCart: z.object({ cart: record }) })
      .parse(answer).setBillingAddressOnCart
    expect(cart['billing_address']).toEqual({ ...place, country: { code: 'US' }, region: { code: 'AZ' } })
  })
}
