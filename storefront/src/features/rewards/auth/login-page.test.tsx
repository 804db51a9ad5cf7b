import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type OpenPage, openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const blocks = {
  rewards_login_note: '<p>The usual note.</p>',
  rewards_login_note_for_existing_email: '<p>We know this email.</p>',
}

const openLogin = (settings: PageSettings = {}) => openPage('/rewards/login', { signedIn: false, blocks, ...settings })

const tokens = { token: 'a.b.c', refresh_token: 'r', rewards_auto_login: null, ordering_cart: null }
/** Expires in the year 2100. */
const goodToken = `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":4102444800}')}.s`
const signsIn = { generateCustomerToken: { ...tokens, token: goodToken } }
const refuses = { errors: [{ message: 'The email or password is not right.' }] }

const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password')
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const form = () => screen.getByRole('form', { name: 'Sign in' })
const submit = () => act(async () => void fireEvent.submit(form()))
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })))

const member = { loyalty_registered: true, shop_registered: true, email_valid: true, have_password: true }

const carryOver = async ({ shop, follow }: OpenPage) => {
  await act(() => shop.enrolment.submitEmail('avery@example.com'))
  await follow('/rewards/login')
}

describe('/rewards/login', () => {
  test('[2e.1] its heading', async () => {
    await openLogin()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign In To Your Account')
  })

  test('[2e.2] the note; another one, and the email, if it was carried over from enrollment', async () => {
    const page = await openLogin({
      answers: { checkCustomerEmail: { checkCustomerEmail: { ...member, is_phone_subscribed: false } } },
    })
    expect(screen.getByText('The usual note.')).toBeTruthy()
    expect(emailField().value).toBe('')
    await carryOver(page)
    expect(await screen.findByText('We know this email.')).toBeTruthy()
    expect(screen.queryByText('The usual note.')).toBeNull()
    expect(emailField().value).toBe('avery@example.com')
  })

  test('[2e.2] the page renders without the note', async () => {
    await openLogin({ blocks: {} })
    expect(form()).toBeTruthy()
  })

  test('[2e.3] Create An Account. clears the destination, the step and the email, and opens the page', async () => {
    const { shop, path } = await openLogin({
      answers: { checkCustomerEmail: { checkCustomerEmail: { ...member, is_phone_subscribed: false } } },
    })
    await act(() => shop.enrolment.submitEmail('avery@example.com'))
    await click('Create An Account.')
    await waitFor(() => expect(path()).toBe('/rewards/create-account'))
    expect(shop.getState().enrolment.view).toMatchObject({ step: 0, email: '', destination: null })
  })

  test('[2e.4] the password can be shown and hidden; the caret stays, and submitting hides it', async () => {
    await openLogin({ answers: { generateCustomerToken: refuses } })
    const toggle = screen.getByRole('button', { name: 'Show password' })
    type(emailField(), 'avery@example.com')
    type(passwordField(), 'fern garden 7')
    passwordField().setSelectionRange(4, 4)
    expect(passwordField().type).toBe('password')
    expect(toggle.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(toggle)
    expect(passwordField().type).toBe('text')
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    expect(passwordField().selectionStart).toBe(4)
    await submit()
    expect(passwordField().type).toBe('password')
  })

  test('[2e.5] [2e.7] Forgot your password? shows the other view in place, with the typed email; Back returns', async () => {
    const { path, back } = await openLogin()
    type(emailField(), 'avery@example.com')
    await click('Forgot your password?')
    const heading = await screen.findByRole('heading', { level: 1, name: 'Reset Password' })
    expect(document.activeElement).toBe(heading)
    expect(emailField().value).toBe('avery@example.com')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset Password' }).disabled).toBe(false)
    expect(path()).toBe('/rewards/login')
    await back()
    await screen.findByRole('form', { name: 'Sign in' })
    expect(emailField().value).toBe('avery@example.com')
    expect(path()).toBe('/rewards/login')
  })

  test('[2f.1] the email typed to reset the password is carried over to Sign In.', async () => {
    await openLogin()
    await click('Forgot your password?')
    await screen.findByRole('heading', { level: 1, name: 'Reset Password' })
    type(emailField(), 'avery@example.com')
    await click('Already have an account? Sign In.')
    await screen.findByRole('form', { name: 'Sign in' })
    expect(emailField().value).toBe('avery@example.com')
  })

  test('[2e.6] Sign In is disabled and busy while it is sent, with the same label', async () => {
    const answer = Promise.withResolvers<void>()
    const page = await openLogin({ answers: { generateCustomerToken: refuses } })
    const signIn = vi.spyOn(page.shop.session, 'signIn').mockReturnValue(answer.promise)
    const button = within(form()).getByRole<HTMLButtonElement>('button', { name: 'Sign In' })
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([false, 'false'])
    type(emailField(), ' avery@example.com ')
    type(passwordField(), 'fern garden 7')
    await submit()
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true'])
    expect(button.textContent).toBe('Sign In')
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'avery@example.com', password: 'fern garden 7' })
    await act(async () => answer.reject(new Error('no')))
    await waitFor(() => expect(button.disabled).toBe(false))
  })

  test('[4d.1] after signing in, the visitor is at the dashboard', async () => {
    const { path } = await openLogin({ answers: { generateCustomerToken: signsIn } })
    type(emailField(), 'avery@example.com')
    type(passwordField(), 'fern garden 7')
    await submit()
    await waitFor(() => expect(path()).toBe('/rewards/dashboard'))
  })

  test.each([
    ['at once', []],
    ['after a look at the other pages that sign in', ['/rewards/create-account', '/rewards/login']],
  ])('[4d.1] [2a.2] signed in %s, the visitor returns to the page that required it', async (_, way) => {
    const { path, follow } = await openPage('/rewards/profile', {
      signedIn: false,
      answers: { generateCustomerToken: signsIn },
    })
    for (const to of way) await follow(to)
    await screen.findByRole('form', { name: 'Sign in' })
    expect(path()).toBe('/rewards/login')
    type(emailField(), 'avery@example.com')
    type(passwordField(), 'fern garden 7')
    await submit()
    await waitFor(() => expect(path()).toBe('/rewards/profile'))
  })

  test('[4d.1] [2a.2] a visitor who left the sign-in page and signs in later is at the dashboard', async () => {
    const { path, follow, shop } = await openPage('/rewards/profile', {
      signedIn: false,
      answers: { generateCustomerToken: signsIn },
    })
    expect(path()).toBe('/rewards/login')
    await follow('/rewards/terms')
    await screen.findByRole('heading', { level: 1, name: /terms/i })
    await follow('/rewards/login')
    await screen.findByRole('form', { name: 'Sign in' })
    expect(shop.session.previousPage()).toBeNull()
    type(emailField(), 'avery@example.com')
    type(passwordField(), 'fern garden 7')
    await submit()
    await waitFor(() => expect(path()).toBe('/rewards/dashboard'))
  })

  test('[8.5] a refusal is a danger toast, and stays at the form until something changes', async () => {
    const { path, shop } = await openLogin({ answers: { generateCustomerToken: refuses } })
    type(emailField(), 'avery@example.com')
    type(passwordField(), 'fern garden 7')
    await submit()
    expect(await within(form()).findByText('The email or password is not right.')).toBeTruthy()
    expect(shop.getState().ui.view.toasts).toMatchObject([
      { type: 'danger', text: 'The email or password is not right.' },
    ])
    expect(passwordField().value).toBe('fern garden 7')
    expect(path()).toBe('/rewards/login')
    await act(async () => {
      for (const { id } of shop.getState().ui.view.toasts) await shop.ui.dismissToast(id)
    })
    expect(within(form()).getByText('The email or password is not right.')).toBeTruthy()
    type(passwordField(), 'fern garden 8')
    expect(within(form()).queryByText('The email or password is not right.')).toBeNull()
  })

  test('[2e.7] shows the stored view, and clears that', async () => {
    const { shop } = await openLogin()
    await act(async () => void (await shop.enrolment.storeDestination('FORGOT_PASSWORD')))
    expect(await screen.findByRole('heading', { name: 'Reset Password' })).toBeTruthy()
    await waitFor(() => expect(shop.getState().enrolment.view.destination).toBeNull())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reset Password')
    await act(async () => void (await shop.enrolment.storeDestination('LOGIN')))
    expect(await screen.findByRole('heading', { name: 'Sign In To Your Account' })).toBeTruthy()
  })
})

describe('field errors', () => {
  const errorOf = (field: HTMLElement) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  }

  test('[5b.1] the email is validated on each change, and its error is linked to the field', async () => {
    await openLogin()
    expect(emailField().getAttribute('aria-invalid')).toBeNull()
    type(emailField(), 'avery')
    expect(errorOf(emailField())).toBe('Please enter a valid email, such as you@example.com')
    expect(emailField().getAttribute('aria-invalid')).toBe('true')
    type(emailField(), '')
    expect(errorOf(emailField())).toBe('This is a required field.')
    type(emailField(), 'avery@example.com')
    expect(errorOf(emailField())).toBe('')
    expect(emailField().getAttribute('aria-invalid')).toBeNull()
  })

  test('[5b.2] the password is validated on each change: a letter and a digit, or 8 characters', async () => {
    await openLogin()
    for (const [password, problem] of [
      ['abc', 'Invalid Password!'],
      ['a1', ''],
      ['1234567', 'Invalid Password!'],
      ['12345678', ''],
      ['', 'This is a required field.'],
    ] as const) {
      type(passwordField(), password)
      expect(errorOf(passwordField())).toBe(problem)
    }
  })

  test('[5b.1] submitting shows all errors, focuses the first one, and sends nothing', async () => {
    const { asked } = await openLogin()
    await submit()
    expect(errorOf(emailField())).toBe('This is a required field.')
    expect(errorOf(passwordField())).toBe('This is a required field.')
    expect(document.activeElement).toBe(emailField())
    type(emailField(), 'avery@example.com')
    await submit()
    expect(document.activeElement).toBe(passwordField())
    expect(asked.filter(({ operation }) => operation === 'generateCustomerToken')).toEqual([])
  })
})
