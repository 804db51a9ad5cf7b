import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PATH = '/rewards/forgot-password'
const sent =
  'If a valid username was entered, an email with reset instructions has been sent to the associated account.'

const shopAccount = {
  loyalty_registered: false,
  shop_registered: true,
  email_valid: true,
  have_password: false,
  is_phone_subscribed: false,
}
const answers = {
  requestLoyaltyPasswordResetEmail: { requestLoyaltyPasswordResetEmail: true },
  requestPasswordResetEmail: { requestPasswordResetEmail: true },
  checkCustomerEmail: { checkCustomerEmail: shopAccount },
}

const open = (path = PATH, settings: PageSettings = {}) =>
  openPage(path, { signedIn: false, ...settings, answers: { ...answers, ...settings.answers } })

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (value: string) => fireEvent.change(emailField(), { target: { value } })
const submit = (name: string) => act(async () => void fireEvent.submit(screen.getByRole('form', { name })))
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })))

/** Up to the view for a shop account without a password (2f.2). */
const openForRowan = async (settings: PageSettings = {}) => {
  const page = await open('/rewards/create-account', settings)
  await act(() => page.shop.enrolment.submitEmail('rowan@example.com'))
  return page
}

describe('the default type', () => {
  test('[2e.5] [2f.1] an email typed to sign in is carried over from the checkout, and back to sign in', async () => {
    const { path } = await open('/checkout/sign-in')
    type('avery@example.com')
    await click('Forgot your password?')
    await waitFor(() => expect(path()).toBe(PATH))
    await screen.findByRole('form', { name: 'Reset Password' })
    expect(emailField().value).toBe('avery@example.com')
    await click('Already have an account? Sign In.')
    await screen.findByRole('form', { name: 'Sign in' })
    expect(path()).toBe('/rewards/login')
    expect(emailField().value).toBe('avery@example.com')
  })

  test('[2f.1] a typed email is not kept for the next visitor of the page', async () => {
    const { follow } = await open('/checkout/sign-in')
    type('avery@example.com')
    await click('Forgot your password?')
    await screen.findByRole('form', { name: 'Reset Password' })
    await follow('/rewards/terms')
    await screen.findByRole('heading', { level: 1, name: 'Rewards Terms' })
    await follow(PATH)
    await screen.findByRole('form', { name: 'Reset Password' })
    expect(emailField().value).toBe('')
  })

  test('[2f.1] heading, email, button, and the link back to sign in, which is stored', async () => {
    const { path, shop } = await open()
    expect(title()).toBe('Reset Password')
    expect(button('Reset Password').type).toBe('submit')
    const stored = vi.spyOn(shop.enrolment, 'storeDestination')
    await click('Already have an account? Sign In.')
    await waitFor(() => expect(path()).toBe('/rewards/login'))
    expect(stored).toHaveBeenCalledWith('LOGIN')
  })

  test('[5b.3] the button is disabled while the email is missing or invalid, and while it is sent', async () => {
    const { shop } = await open()
    expect(button('Reset Password').disabled).toBe(true)
    type('avery')
    expect(button('Reset Password').disabled).toBe(true)
    type('avery@example.com')
    expect(button('Reset Password').disabled).toBe(false)
    const answer = Promise.withResolvers<void>()
    vi.spyOn(shop.passwordReset, 'request').mockReturnValue(answer.promise)
    await submit('Reset Password')
    expect(button('Reset Password').disabled).toBe(true)
    await act(async () => answer.reject(new Error('no')))
    await waitFor(() => expect(button('Reset Password').disabled).toBe(false))
  })

  test('[4d.6] once sent, a toast says so and the login view is back', async () => {
    const { path, asked } = await open()
    type('avery@example.com')
    await submit('Reset Password')
    await waitFor(() => expect(path()).toBe('/rewards/login'))
    expect(await screen.findByText(sent)).toBeTruthy()
    await waitFor(() => expect(title()).toBe('Sign In To Your Account'))
    expect(asked).toContainEqual({
      operation: 'requestLoyaltyPasswordResetEmail',
      variables: { email: 'avery@example.com' },
    })
  })

  test('[4d.6] requested on the sign-in page, the login view returns in place', async () => {
    const { path } = await open('/rewards/login')
    await click('Forgot your password?')
    type('avery@example.com')
    await submit('Reset Password')
    await waitFor(() => expect(title()).toBe('Sign In To Your Account'))
    expect(path()).toBe('/rewards/login')
  })

  test('[8.6] a refusal is shown above the form, and disappears with the next change', async () => {
    const { path, answers: change } = await open()
    change.set('requestLoyaltyPasswordResetEmail', { errors: [{ message: 'Too many requests.' }] })
    type('avery@example.com')
    await submit('Reset Password')
    await waitFor(() => expect(screen.getByRole('form').textContent).toContain('Too many requests.'))
    const words = screen.getByText('Too many requests.')
    expect(words.getAttribute('role')).toBe('alert')
    expect(words.compareDocumentPosition(emailField())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    type('avery@example.org')
    expect(screen.queryByText('Too many requests.')).toBeNull()
    expect(path()).toBe(PATH)
  })

  test('[8.6] without a result the form says that something went wrong', async () => {
    const { answers: change } = await open()
    change.set('requestLoyaltyPasswordResetEmail', { requestLoyaltyPasswordResetEmail: null })
    type('avery@example.com')
    await submit('Reset Password')
    expect(await screen.findByText('Something went wrong!')).toBeTruthy()
  })
})

describe('an account of the shop without a password', () => {
  test('[2f.2] heading with the brand, the reason, the fixed email, and the button', async () => {
    await openForRowan()
    expect(title()).toBe('Join Fernhill Rewards')
    expect(screen.getByText(/already associated with an account.*set a password to finish/)).toBeTruthy()
    expect([emailField().value, emailField().disabled]).toEqual(['rowan@example.com', true])
    expect(button('Email Reset Password Link').disabled).toBe(false)
  })

  test('[2f.2] Enroll with a different email. restarts', async () => {
    const { shop, path } = await openForRowan()
    await click('Enroll with a different email.')
    expect(path()).toBe('/rewards/create-account')
    expect(shop.getState().enrolment.view).toMatchObject({ step: 0, email: '', outcome: null })
    expect(emailField().disabled).toBe(false)
  })

  test('[4d.6] [9b.6] once sent, a toast says so, and after one second enrollment continues at step 1 with that email', async () => {
    const waits: { milliseconds: number; run: () => void }[] = []
    const after = (milliseconds: number, run: () => void) => {
      waits.push({ milliseconds, run })
      return () => undefined
    }
    const { shop, path } = await openForRowan({ after })
    await submit('Join Fernhill Rewards')
    expect(await screen.findByText(sent)).toBeTruthy()
    const waited = () => waits.filter(({ milliseconds }) => milliseconds === 1000)
    await waitFor(() => expect(waited()).toHaveLength(1))
    expect(button('Email Reset Password Link').disabled).toBe(true)
    await act(async () => waited()[0]?.run())
    expect(await screen.findByLabelText('Password')).toBeTruthy()
    expect(path()).toBe('/rewards/create-account')
    expect(shop.getState().enrolment.view).toMatchObject({ step: 1, email: 'rowan@example.com' })
  })
})

describe('from the sign-up', () => {
  const openAtPassword = async () => {
    const page = await open('/rewards/create-account', {
      answers: { checkCustomerEmail: { checkCustomerEmail: { ...shopAccount, have_password: true } } },
    })
    await act(() => page.shop.enrolment.submitEmail('devon@example.com'))
    await click('Forgot your password?')
    await screen.findByRole('heading', { name: 'Set A Password' })
    return page
  }

  test('[2f.3] the REGISTER type asks to set a password, for the email of the sign-up', async () => {
    const { path } = await openAtPassword()
    expect(path()).toBe('/rewards/login')
    expect([emailField().value, emailField().disabled]).toEqual(['devon@example.com', true])
  })

  test('[4d.6] once sent, the sign-in page is back at its login view and the visitor at create-account', async () => {
    const { path, shop, follow } = await openAtPassword()
    await submit('Set A Password')
    await waitFor(() => expect(path()).toBe('/rewards/create-account'))
    expect(await screen.findByText(sent)).toBeTruthy()
    expect(shop.getState().enrolment.view).toMatchObject({ step: 1, email: 'devon@example.com' })
    await follow('/rewards/login')
    await waitFor(() => expect(title()).toBe('Sign In To Your Account'))
  })
})
