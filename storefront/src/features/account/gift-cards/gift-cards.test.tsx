import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CODE = 'ABCD-EFGH-JKLM-NPQ2'
const open = (answers: NonNullable<PageSettings['answers']>, path = '/account/gift-card') => openPage(path, { answers })
const usd = (value: number) => ({ value, currency: 'USD' })

const send = async (name: string, code: string) => {
  const form = await screen.findByRole('form', { name })
  fireEvent.change(within(form).getByLabelText('Gift card code'), { target: { value: code } })
  await act(async () => void fireEvent.submit(form))
  return form
}
const check = (code: string) => send('Check a gift card balance', code)
const redeem = (code: string) => send('Add a gift card to store credit', code)

test('[2c.6] the balance of a card is shown with its expiry; the code is in no log', async () => {
  const { shop, asked } = await open({
    giftCardAccount: { giftCardAccount: { balance: usd(42.5), expiration_date: '2027-03-01' } },
  })
  const form = await check(CODE.toLowerCase())
  expect(await within(form).findByText('$42.50')).toBeTruthy()
  expect(within(form).getByText('Expires March 1, 2027.')).toBeTruthy()
  expect(asked.at(-1)?.variables).toEqual({ input: { gift_card_code: 'ABCDEFGHJKLMNPQ2' } })
  expect(await shop.log.export({ blobs: true })).not.toMatch(/ABCD-?EFGH/i)
})

test('[2c.6] an invalid code is not sent', async () => {
  const { asked } = await open({})
  const form = await check('ABCD')
  expect(within(form).getByText('Gift card codes have 16 letters and numbers. Check yours.')).toBeTruthy()
  expect(asked.map(({ operation }) => operation)).not.toContain('giftCardAccount')
})

test('[2c.6] a balance is shown only for the code that was checked', async () => {
  await open({ giftCardAccount: { giftCardAccount: { balance: usd(42.5), expiration_date: null } } })
  const form = await check(CODE)
  expect(await within(form).findByText('It never expires.')).toBeTruthy()
  fireEvent.change(within(form).getByLabelText('Gift card code'), { target: { value: 'A' } })
  expect(within(form).queryByText('$42.50')).toBe(null)
})

test('[2c.6] a redeemed card becomes store credit, which is reported; then the field is cleared', async () => {
  const { shop } = await open({
    redeemGiftCardBalanceAsStoreCredit: {
      redeemGiftCardBalanceAsStoreCredit: { balance: usd(25), expiration_date: null },
    },
  })
  await redeem(CODE)
  await act(() => shop.settled())
  expect(await screen.findByText('$25.00 added to your store credit.')).toBeTruthy()
  const form = await screen.findByRole('form', { name: 'Add a gift card to store credit' })
  expect(within(form).getByLabelText<HTMLInputElement>('Gift card code').value).toBe('')
})

test('[2c.6] a wrong code is reported in the shop’s words, and can be corrected', async () => {
  const message = 'There is no gift card with this code.'
  await open({ redeemGiftCardBalanceAsStoreCredit: { errors: [{ message }] } })
  const form = await redeem(CODE)
  expect(await within(form).findByText(message)).toBeTruthy()
  expect(within(form).getByLabelText<HTMLInputElement>('Gift card code').value).toBe(CODE)
})

const entry = (action: string, change: number, balance: number) => ({
  action,
  balance_change: usd(change),
  actual_balance: usd(balance),
  date_time_changed: '2026-09-02 16:00:00',
})
const credit = (balance: number, items: object[], total_pages: number) => ({
  customer: {
    store_credit: { current_balance: usd(balance), balance_history: { items, page_info: { total_pages } } },
  },
})

test('[2c.6] store credit: the balance and its history, page by page', async () => {
  const { asked } = await open(
    {
      storeCredit: ({ currentPage }) =>
        currentPage === 1
          ? credit(18.5, [entry('Order 000000012', -6.5, 18.5)], 2)
          : credit(18.5, [entry('Returned jar', 25, 25)], 2),
    },
    '/account/store-credit',
  )
  const row = await screen.findByRole('row', { name: /Order 000000012/ })
  expect(within(row).getByText('-$6.50')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Older' })))
  expect(await screen.findByRole('row', { name: /Returned jar/ })).toBeTruthy()
  expect(asked.at(-1)?.variables).toEqual({ pageSize: 10, currentPage: 2 })
})

test('[2c.6] store credit: a redeemed card is included at once', async () => {
  let balance = 0
  const { shop } = await open(
    {
      storeCredit: () => credit(balance, [], 0),
      redeemGiftCardBalanceAsStoreCredit: () => {
        balance = 25
        return { redeemGiftCardBalanceAsStoreCredit: { balance: usd(25), expiration_date: null } }
      },
    },
    '/account/store-credit',
  )
  expect(await screen.findByRole('heading', { name: 'No store credit yet' })).toBeTruthy()
  await redeem(CODE)
  await act(() => shop.settled())
  expect(await screen.findByText('$25.00')).toBeTruthy()
})
