import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  field,
  giveDetails,
  giveEmail,
  openEnrolment,
  problemsOf,
  step,
  submit,
  type,
} from '../../../testing/enrolment-page.tsx'
import { type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the last step', () => {
  const openPreferences = async (phone = '', settings: PageSettings = {}) => {
    const page = await openEnrolment({}, { blocks: { rewards_sms_consent: '<p>You agree to texts.</p>' }, ...settings })
    await giveEmail()
    await giveDetails(phone)
    await screen.findByLabelText('Create a password')
    return page
  }

  test('[4d.5] a new member joins, is signed in and at the dashboard, and a toast says welcome', async () => {
    const { asked, path, shop } = await openPreferences()
    fireEvent.click(screen.getByRole('checkbox', { name: /^Email me/ }))
    type('Create a password', 'fern garden 7')
    await submit()
    await waitFor(() => expect(path()).toBe('/rewards/dashboard'))
    expect(await screen.findByText('Welcome to Fernhill Rewards.')).toBeTruthy()
    expect(asked.find(({ operation }) => operation === 'createLoyaltyCustomer')?.variables).toEqual({
      input: {
        email: 'new@example.com',
        password: 'fern garden 7',
        firstname: 'New',
        lastname: 'Person',
        date_of_birth: '1985-04-27',
        state: 'FL',
        is_email_subscribed: true,
        is_sms_subscribed: false,
      },
    })
    expect(await shop.log.export()).not.toContain('fern garden 7')
  })

  test('[7a.12] texts need a signature under the consent text', async () => {
    const { asked } = await openPreferences('305 555 0123')
    expect(screen.queryByText('You agree to texts.')).toBeNull()
    type('Create a password', 'fern garden 7')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Text me offers at 305 555 0123.' }))
    expect(screen.getByText('You agree to texts.')).toBeTruthy()
    await submit()
    expect(problemsOf('Signature')).toBe('This is a required field.')
    type('Signature', ' New Person ')
    await submit()
    await waitFor(() =>
      expect(asked.find(({ operation }) => operation === 'createLoyaltyCustomer')?.variables).toMatchObject({
        input: { is_sms_subscribed: true, marketing_phone_signature: 'New Person' },
      }),
    )
  })

  test('[7a.12] without a telephone number there is no consent to texts', async () => {
    await openPreferences()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  test('[7a.12] a shop account joins with the password it gave before', async () => {
    const { asked, path } = await openEnrolment({ shop_registered: true, have_password: true })
    await giveEmail('devon@example.com')
    await screen.findByLabelText('Password')
    type('Password', 'fern garden 7')
    await submit()
    await giveDetails()
    await screen.findByRole('button', { name: 'Join Rewards' })
    expect(document.querySelector('input[type="password"]')).toBeNull()
    await submit()
    await waitFor(() => expect(path()).toBe('/rewards/dashboard'))
    expect(asked.find(({ operation }) => operation === 'activateExistingCustomerOnLoyalty')?.variables).toMatchObject({
      email: 'devon@example.com',
      password: 'fern garden 7',
    })
  })

  test('[4d.5] after leaving and returning, only the password is asked for again', async () => {
    const { follow } = await openEnrolment({ shop_registered: true, have_password: true })
    await giveEmail('devon@example.com')
    await screen.findByLabelText('Password')
    type('Password', 'fern garden 7')
    await submit()
    await giveDetails()
    await screen.findByRole('button', { name: 'Join Rewards' })
    await follow('/rewards/terms')
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
    await follow('/rewards/create-account')
    expect(await screen.findByLabelText('Confirm password')).toBeTruthy()
    expect(step()).toBe('Preferences')
  })

  test('[3.13] a refusal without words shows the store’s text', async () => {
    const { answers: change } = await openPreferences('', {
      answers: {
        storeConfig: {
          storeConfig: {
            loyalty_allowed_states: [{ code: 'FL', name: 'Florida' }],
            create_account_error_message: 'Please call your dispensary.',
          },
        },
      },
    })
    change.set('createLoyaltyCustomer', { errors: [{ message: '' }] })
    type('Create a password', 'fern garden 7')
    await submit()
    expect(await screen.findByText('Please call your dispensary.')).toBeTruthy()
    expect(field('Create a password').value).toBe('fern garden 7')
  })

  test('[4d.5] enrolled but not signed in: the page says so and leads to sign in', async () => {
    await openPreferences('', { answers: { generateCustomerToken: { errors: [{ message: 'No.' }] } } })
    type('Create a password', 'fern garden 7')
    await submit()
    expect(await screen.findByText(/Your account is ready/)).toBeTruthy()
    const main = within(screen.getByRole('main'))
    await act(async () => void fireEvent.click(main.getByRole('link', { name: 'Sign In' })))
    await screen.findByRole('heading', { name: 'Sign In To Your Account' })
    expect(field('Email').value).toBe('new@example.com')
  })
})
