/** The steps of the sign-up, for tests. */
import { act, fireEvent, screen } from '@testing-library/react'
import { openPage, type PageSettings } from './open-page.tsx'

const unknown = {
  loyalty_registered: false,
  shop_registered: false,
  email_valid: true,
  have_password: false,
  is_phone_subscribed: false,
}
const goodToken = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":4102444800}')}.s`
export const answers = {
  generateCustomerToken: {
    generateCustomerToken: { token: goodToken, refresh_token: 'r', rewards_auto_login: null, ordering_cart: null },
  },
  createLoyaltyCustomer: { createLoyaltyCustomer: { email: 'new@example.com' } },
  activateExistingCustomerOnLoyalty: { activateExistingCustomerOnLoyalty: { __typename: 'X' } },
  checkCredentials: { checkCustomerEmail: { valid_credentials: true, date_of_birth: '1990-02-03' } },
}

/** `known`: the result of the email check. */
export const openEnrolment = (known: Partial<typeof unknown> = {}, settings: PageSettings = {}) =>
  openPage('/rewards/create-account', {
    signedIn: false,
    ...settings,
    answers: { ...answers, checkCustomerEmail: { checkCustomerEmail: { ...unknown, ...known } }, ...settings.answers },
  })

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
export const problemsOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
export const step = () =>
  screen.getByRole('list', { name: 'Steps' }).querySelector('[aria-current="step"]')?.textContent

export const giveEmail = async (email = 'new@example.com') => {
  type('Email', email)
  await submit()
}
const fillDetails = () => {
  type('First name', 'New')
  type('Last name', 'Person')
  type('Month', '4')
  type('Day', '27')
  type('Year', '1985')
  type('State', 'FL')
}
export const giveDetails = async (phone = '') => {
  await screen.findByLabelText('First name')
  fillDetails()
  type('Mobile phone (optional)', phone)
  await submit()
}
