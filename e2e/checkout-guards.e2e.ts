import {
  beginAsGuest,
  customerWithCart,
  guestWithCart,
  heading,
  payCash,
  pickUpAs,
  placeButton,
  toShipping,
} from './support/checkout.ts'
import { newEmail, newShopCustomer, submitSignIn } from './support/customers.ts'
import { expect, test } from './support/test.ts'
import { listening, visit } from './support/visit.ts'

const gina = () => ({ email: newEmail('gina'), firstname: 'Gina', lastname: 'Guest' })

test('[2a.2] [2a.5] [6.3] the checkout asks for a sign-in or guest checkout, and signing in returns to the same page', async ({
  page,
  request,
}) => {
  await guestWithCart(page)
  await page.goto('/checkout?step=2')
  await expect(page).toHaveURL('/checkout/sign-in')
  await listening(page)
  await expect(heading(page, 'How would you like to check out?')).toBeVisible()
  await submitSignIn(page, await newShopCustomer(request))
  await expect(page).toHaveURL('/checkout?step=2')
  await expect(heading(page, 'Pickup or delivery')).toBeVisible()
  // 1.6: the guest's items were taken over.
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(/[2-9] items/)
  // The question appears once; the step is remembered as long as the cookie.
  await page.goto('/checkout/sign-in')
  await expect(page).toHaveURL(/\/checkout(\?step=2)?$/)
})

test('[2a.5] [3.17.2] a guest stays a guest over a reload of step 2, and the cart’s data is still there', async ({
  page,
}) => {
  await guestWithCart(page)
  await beginAsGuest(page)
  await toShipping(page)
  const email = newEmail('gina')
  const field = page.getByRole('form', { name: 'Who’s picking up' }).getByLabel('Email')
  await field.fill(email)
  await field.blur()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/checkout?step=2')
  await expect(heading(page, 'Pickup or delivery')).toBeVisible()
  await expect(field).toHaveValue(email)
})

test('[2b.8] a step that cannot be reached yet redirects to the first incomplete one, and back goes back', async ({
  page,
}) => {
  await guestWithCart(page)
  await beginAsGuest(page)
  await page.goto('/checkout?step=3')
  await listening(page)
  await expect(page).toHaveURL('/checkout?step=2')
  await expect(page.getByRole('listitem').filter({ hasText: 'Pickup or delivery' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await pickUpAs(page, gina())
  await page.goBack()
  await expect(heading(page, 'Pickup or delivery')).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'Payment and review')).toBeFocused()
  await page.getByRole('link', { name: 'Edit items' }).click()
  await expect(page).toHaveURL('/checkout?step=1')
  await expect(heading(page, 'Your cart')).toBeFocused()
})

test('[2b.8] invalid fields are reported at once, and the first of them gets the focus', async ({ page }) => {
  await guestWithCart(page)
  await beginAsGuest(page)
  await toShipping(page)
  const form = page.getByRole('form', { name: 'Who’s picking up' })
  await form.getByLabel('Email').fill('gina@')
  await form.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(form.getByText('Please enter a valid email')).toBeVisible()
  await expect(form.getByText('This is a required field.')).toHaveCount(3)
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(page).toHaveURL('/checkout?step=2')
})

test('[7a.11] a guest whose email has an account is told so, and may continue', async ({ page, request }) => {
  const { email } = await newShopCustomer(request)
  await guestWithCart(page)
  await beginAsGuest(page)
  await toShipping(page)
  const field = page.getByRole('form', { name: 'Who’s picking up' }).getByLabel('Email')
  await field.fill(email)
  await field.blur()
  await expect(page.getByText('You already have an account with this email.')).toBeVisible()
  await pickUpAs(page, { ...gina(), email })
})

test('[3.4.5] in medical mode a guest sees what is missing, and cannot order', async ({ page, expectAccessible }) => {
  await guestWithCart(page, 'MEDICAL')
  await beginAsGuest(page)
  await toShipping(page)
  await pickUpAs(page, gina())
  await payCash(page)
  const why = 'Sign in to an account with a medical card to place a medical order.'
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await expectAccessible()
})

test('[4d.4] signing out in the checkout leads to the home page with an empty cart', async ({ page, request }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'the account has no menu in the header there')
  await customerWithCart(page, await newShopCustomer(request))
  await page.getByRole('banner').getByRole('button', { name: 'My Rewards' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
})

test('[2b.8] an empty cart links to the categories, and a missing order to the order lookup', async ({
  page,
  expectAccessible,
}) => {
  await visit(page, '/checkout/sign-in')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectAccessible()
  await page.goto('/checkout/placed')
  await expect(page.getByRole('main').getByRole('link', { name: 'Find an order' })).toHaveAttribute(
    'href',
    '/order-status',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expectAccessible()
})
