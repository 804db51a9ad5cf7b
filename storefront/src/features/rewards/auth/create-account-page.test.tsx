import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  answers,
  field,
  giveEmail,
  openEnrolment,
  problemsOf,
  step,
  submit,
  type,
} from '../../../testing/enrolment-page.tsx'
import { prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('outcomes of the email check', () => {
  test('[3.15.1] a missing email is reported at the field', async () => {
    await openEnrolment({ email_valid: false })
    await giveEmail()
    await waitFor(() => expect(problemsOf('Email')).toBe('Please enter a valid email, such as you@example.com'))
    expect(document.activeElement).toBe(field('Email'))
    type('Email', 'other@example.com')
    expect(problemsOf('Email')).toBe('')
  })

  test('[2e.2] a member is sent to sign in, with the email', async () => {
    const { path } = await openEnrolment(
      { loyalty_registered: true, shop_registered: true, have_password: true },
      { blocks: { rewards_login_note_for_existing_email: '<p>We know this email.</p>' } },
    )
    await giveEmail('avery@example.com')
    await waitFor(() => expect(path()).toBe('/rewards/login'))
    expect(await screen.findByText('We know this email.')).toBeTruthy()
    expect(field('Email').value).toBe('avery@example.com')
  })

  test('[1.5] a shop account gives its password first; a wrong one is refused in words', async () => {
    const { answers: change } = await openEnrolment({ shop_registered: true, have_password: true })
    await giveEmail('devon@example.com')
    await screen.findByLabelText('Password')
    expect(step()).toBe('Password')
    change.set('checkCredentials', { checkCustomerEmail: { valid_credentials: false, date_of_birth: null } })
    type('Password', 'fern garden 8')
    await submit()
    expect(await screen.findByText('That password is incorrect.')).toBeTruthy()
    change.set('checkCredentials', answers.checkCredentials)
    type('Password', 'fern garden 7')
    await submit()
    await screen.findByLabelText('First name')
    expect([field('Month').value, field('Day').value, field('Year').value]).toEqual(['2', '3', '1990'])
  })

  test('[2f.2] a shop account without a password is asked to set one, in place', async () => {
    const { path } = await openEnrolment({ shop_registered: true })
    await giveEmail('rowan@example.com')
    expect(await screen.findByRole('button', { name: 'Email Reset Password Link' })).toBeTruthy()
    expect(path()).toBe('/rewards/create-account')
  })

  test('[4d.5] a new visitor continues to the details, and can go back to the email, which is kept', async () => {
    await openEnrolment()
    await giveEmail('new@example.com')
    await screen.findByLabelText('First name')
    expect(step()).toBe('About you')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' })))
    expect(field('Email').value).toBe('new@example.com')
    expect(step()).toBe('Email')
  })

  test('[8.9] without a connection the page says so, and the email is kept', async () => {
    const { answers: change } = await openEnrolment()
    change.set('checkCustomerEmail', () => {
      throw new TypeError('connection refused')
    })
    await giveEmail()
    expect(await screen.findByText(/Failed to connect to the service/)).toBeTruthy()
    expect(field('Email').value).toBe('new@example.com')
  })
})

describe('the details', () => {
  const openDetails = async () => {
    const page = await openEnrolment()
    await giveEmail()
    await screen.findByLabelText('First name')
    return page
  }

  test('[5b.1] missing values are reported at each field, and the first gets the focus', async () => {
    await openDetails()
    await submit()
    for (const label of ['First name', 'Last name', 'Month', 'Day', 'Year', 'State'])
      expect(problemsOf(label)).toBe('This is a required field.')
    expect(problemsOf('Mobile phone (optional)')).toMatch(/^Only for texts/)
    expect(document.activeElement).toBe(field('First name'))
  })

  test('[4d.5] a date of birth is validated once it is complete', async () => {
    await openDetails()
    const hint = problemsOf('Year')
    type('Month', '2')
    type('Day', '30')
    expect(problemsOf('Year')).toBe(hint)
    type('Year', '1985')
    expect(problemsOf('Year')).toBe('That date doesn’t exist.')
    type('Day', '')
    expect(problemsOf('Year')).toBe('Enter the month, day and year as numbers.')
    type('Day', '3')
    expect(problemsOf('Year')).toBe(hint)
    type('Year', '2015')
    expect(problemsOf('Year')).toBe('You must be 18 or older to join.')
  })

  test('[3.13] the states are those of the program; visitors of other states see a note', async () => {
    await openDetails()
    const names = within(field('State')).getAllByRole('option')
    expect(names.map((name) => name.textContent)).toEqual(['Choose your state', 'Florida', 'Maryland', 'Another state'])
    type('State', 'elsewhere')
    expect(problemsOf('State')).toMatch(/isn’t available in your state yet/)
    type('State', 'MD')
    expect(problemsOf('State')).not.toMatch(/isn’t available in your state yet/)
  })

  test.each([
    ['305 555 0123', true],
    ['+1 (305) 555-0123', true],
    ['305 555 012', false],
    ['call me', false],
  ])('[4d.5] %s is a telephone number: %s', async (phone, good) => {
    await openDetails()
    type('Mobile phone (optional)', phone)
    expect(field('Mobile phone (optional)').getAttribute('aria-invalid')).toBe(good ? null : 'true')
  })
})
