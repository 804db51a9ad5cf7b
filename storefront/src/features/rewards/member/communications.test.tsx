import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentCustomer } from '../../../testing/member-samples.ts'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'
import { mobileProblem } from './channels.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const blocks = { rewards_sms_consent: '<p>Reply STOP to end them.</p>' }

const openPreferences = (refused = false) => {
  let kept = sentCustomer
  return openPage('/rewards/newsletter', {
    blocks,
    answers: {
      customer: () => ({ customer: kept }),
      updateCommunicationPreferences: ({ input }) => {
        if (refused) return { errors: [{ message: 'Please try again tomorrow.' }] }
        const change = typeof input === 'object' && input
        kept = { ...kept, communication_preferences: { ...kept.communication_preferences, ...change } }
        return { updateCommunicationPreferences: { customer: kept } }
      },
    },
  })
}

const switchOf = (name: string) => screen.findByRole('switch', { name })
const isOn = (element: HTMLElement) => element.getAttribute('aria-checked')

test('[1.4] [3.3.2] a switch is saved at once, and confirmed', async () => {
  const { asked, shop } = await openPreferences()
  const email = await switchOf('Rewards by email')
  expect(isOn(email)).toBe('true')
  await act(async () => {
    email.click()
    await shop.settled()
  })
  expect(isOn(email)).toBe('false')
  expect(asked.at(-1)).toEqual({
    operation: 'updateCommunicationPreferences',
    variables: { input: { is_email_subscribed_rewards: false } },
  })
  expect(await screen.findByText('Preferences saved.')).toBeTruthy()
})

test('[1.4] a switch that could not be saved is reset, with the reason', async () => {
  const { shop } = await openPreferences(true)
  const email = await switchOf('Shop email')
  await act(async () => {
    email.click()
    await shop.settled()
  })
  expect(await screen.findByText('Please try again tomorrow.')).toBeTruthy()
  expect(isOn(email)).toBe('true')
})

test('[1.4] texts are switched on only with a number, a signature and the consent text', async () => {
  const { asked, shop } = await openPreferences()
  const texts = await switchOf('Rewards by text')
  await act(async () => texts.click())
  expect(isOn(texts)).toBe('false')
  const form = screen.getByRole('form', { name: 'Agree to Rewards by text' })
  expect(within(form).getByText('Reply STOP to end them.')).toBeTruthy()
  await act(async () => void fireEvent.submit(form))
  expect(asked.map(({ operation }) => operation)).not.toContain('updateCommunicationPreferences')
  fireEvent.change(within(form).getByLabelText('Mobile number'), { target: { value: '+1 (305) 555-0134' } })
  fireEvent.change(within(form).getByLabelText('Signature'), { target: { value: 'Avery Lindqvist' } })
  await act(async () => {
    fireEvent.submit(form)
    await shop.settled()
  })
  expect(asked.at(-1)?.variables).toEqual({
    input: {
      is_phone_subscribed_rewards: true,
      phone_number: '3055550134',
      marketing_phone_signature: 'Avery Lindqvist',
    },
  })
  expect(isOn(texts)).toBe('true')
  expect(screen.queryByRole('form')).toBeNull()
})

test('[1.4] telephone numbers: ten digits of the North American plan, in any notation', () => {
  for (const good of ['3055550134', '305-555-0134', '1 305 555 0134', '+1 (305) 555-0134'])
    expect(mobileProblem(good)).toBeNull()
  expect(mobileProblem('  ')).toBe('This is a required field.')
  for (const bad of ['555-0134', '+44 20 7946 0018', 'call me']) expect(mobileProblem(bad)).not.toBeNull()
})
