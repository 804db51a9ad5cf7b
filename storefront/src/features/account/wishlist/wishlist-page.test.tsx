import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleStore } from '../../../shared/locations/sample-store.ts'
import { sentList, sentWish } from '../../../testing/account-samples.ts'
import { openPage, type PageSettings, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(() => {
  prepareDom()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = (lists: readonly object[], answers: PageSettings['answers'] = {}, stores: PageSettings['stores'] = []) =>
  openPage('/account/wishlist', { stores, answers: { wishlists: { customer: { wishlists: lists } }, ...answers } })
const press = async (name: RegExp | string, role = 'button') => {
  const button = await screen.findByRole(role, { name })
  await act(async () => void fireEvent.click(button))
}
const sentBy = (asked: Awaited<ReturnType<typeof open>>['asked'], operation: string) =>
  asked.filter((each) => each.operation === operation).map(({ variables }) => variables)

test('[2c.6] lists are tabs; arrow keys move between them', async () => {
  await open([
    sentList('1', 'Sunday', sentWish('7', 'Blue Hour')),
    sentList('2', 'Presents', sentWish('8', 'Marble Mill', { description: 'In December' })),
  ])
  const first = await screen.findByRole('tab', { name: /Sunday/ })
  expect(await screen.findByRole('link', { name: 'Blue Hour' })).toBeTruthy()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  const second = screen.getByRole('tab', { name: /Presents/ })
  expect(second.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(second)
  expect(screen.getByRole('link', { name: 'Marble Mill' }).getAttribute('href')).toBe('/product/key-8')
  expect(screen.getByText('In December')).toBeTruthy()
})

test('[2c.6] a removed item disappears at once; a refusal restores it and is reported', async () => {
  const { shop, asked } = await open([sentList('1', 'Sunday', sentWish('7', 'Blue Hour'))], {
    removeProductsFromWishlist: { errors: [{ message: 'We couldn’t find that wishlist.' }] },
  })
  await press('Remove Blue Hour')
  await act(() => shop.settled())
  expect(sentBy(asked, 'removeProductsFromWishlist')).toEqual([{ wishlistId: '1', wishlistItemsIds: ['7'] }])
  expect(await screen.findByText('We couldn’t find that wishlist.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Blue Hour' })).toBeTruthy()
})

test('[2c.6] quantity and note are saved together', async () => {
  const { shop, asked } = await open([sentList('1', 'Sunday', sentWish('7', 'Blue Hour', { description: 'Two?' }))], {
    updateProductsInWishlist: {
      updateProductsInWishlist: {
        wishlist: sentList('1', 'Sunday', sentWish('7', 'Blue Hour', { quantity: 2, description: 'Two?' })),
        user_errors: [],
      },
    },
  })
  await press('One more Blue Hour')
  await act(() => shop.settled())
  expect(sentBy(asked, 'updateProductsInWishlist')).toEqual([
    { wishlistId: '1', wishlistItems: [{ wishlist_item_id: '7', quantity: 2, description: 'Two?' }] },
  ])
  await press('Edit note on Blue Hour')
  const note = await screen.findByRole('form', { name: 'Note on Blue Hour' })
  const field = within(note).getByRole('textbox')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Three.' } })
  await act(async () => void fireEvent.submit(note))
  await act(() => shop.settled())
  expect(sentBy(asked, 'updateProductsInWishlist')[1]).toEqual({
    wishlistId: '1',
    wishlistItems: [{ wishlist_item_id: '7', quantity: 2, description: 'Three.' }],
  })
})

test('[3.1] prices are those of the chosen dispensary: there are none before, and never one of zero', async () => {
  const mesa = sampleStore({ store_code: 'az_mesa', store_name: 'Mesa', channel: 'commerce' })
  const range = sentWish('8', '').product.price_range
  const free = { final_price: { value: 0, currency: 'USD' }, regular_price: { value: 0, currency: 'USD' } }
  const unpriced = sentWish('8', 'Marble Mill')
  const lists = [
    sentList('1', 'Sunday', sentWish('7', 'Blue Hour'), {
      ...unpriced,
      product: { ...unpriced.product, price_range: { ...range, minimum_price: free, maximum_price: free } },
    }),
  ]
  const { shop } = await open(lists, {}, [mesa])
  expect(await screen.findByText('Choose a dispensary to see prices.')).toBeTruthy()
  const prices = () => screen.getByRole('main').textContent?.match(/\$[\d.]+/g) ?? []
  expect(prices()).toEqual([])
  await act(async () => {
    await shop.dispensary.choose('az_mesa')
    await shop.settled()
  })
  await waitFor(() => expect(prices()).toEqual(['$30.00']))
})

test('[9c.6] with five lists the page says that there can be no more', async () => {
  await open(['1', '2', '3', '4', '5'].map((id) => sentList(id, `List ${id}`)))
  const more = await screen.findByRole('button', { name: 'New list' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('You can have up to five lists.')).toBeTruthy()
  fireEvent.click(more)
  expect(screen.queryByRole('form', { name: 'New list' })).toBe(null)
})

test('[2c.6] a new list is shown once it is created; names are unique', async () => {
  const { shop } = await open([sentList('1', 'Sunday')], {
    createWishlist: { createWishlist: { wishlist: sentList('2', 'Sleep') } },
  })
  await press('New list')
  const form = await screen.findByRole('form', { name: 'New list' })
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'sunday ' } })
  await act(async () => void fireEvent.submit(form))
  expect(within(form).getByText('You already have a list with this name.')).toBeTruthy()
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: 'Sleep' } })
  await act(async () => void fireEvent.submit(form))
  await act(() => shop.settled())
  expect(await screen.findByRole('heading', { name: 'Sleep' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'This list is empty' })).toBeTruthy()
})

test('[2c.6] a new list is shown even if the first one was created in the meantime', async () => {
  const first = sentList('1', 'Wishlist', sentWish('7', 'Blue Hour'))
  const { shop } = await open([], {
    addProductsToWishlist: { addProductsToWishlist: { wishlist: first, user_errors: [] } },
    createWishlist: { createWishlist: { wishlist: sentList('2', 'Sleep') } },
  })
  await press('New list')
  const form = await screen.findByRole('form', { name: 'New list' })
  fireEvent.change(within(form).getByLabelText('Name'), { target: { value: ' Sleep' } })
  await act(async () => {
    void shop.wishlist.save({ sku: 'sku-7', name: 'Blue Hour' })
    fireEvent.submit(form)
  })
  await act(() => shop.settled())
  expect(await screen.findByRole('tab', { name: /Wishlist/ })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Sleep' })).toBeTruthy()
})

test('[2c.6] the first list cannot be deleted; another one is deleted after a confirmation', async () => {
  const { shop, asked } = await open([sentList('1', 'Sunday'), sentList('2', 'Sleep', sentWish('7', 'Blue Hour'))], {
    deleteWishlist: { deleteWishlist: { status: true } },
  })
  await screen.findByRole('heading', { name: 'Sunday' })
  expect(screen.queryByRole('button', { name: 'Delete' })).toBe(null)
  await press(/Sleep/, 'tab')
  await press('Delete')
  expect(screen.getByText('1 item in it will be deleted too.')).toBeTruthy()
  await press('Delete list')
  await act(() => shop.settled())
  expect(sentBy(asked, 'deleteWishlist')).toEqual([{ wishlistId: '2' }])
  expect(screen.queryByRole('tab', { name: /Sleep/ })).toBe(null)
})

test('[2c.6] an item can be moved to another list, or copied', async () => {
  const moved = {
    source_wishlist: sentList('1', 'Sunday'),
    destination_wishlist: sentList('2', 'Sleep', sentWish('9', 'Blue Hour')),
    user_errors: [],
  }
  const { shop, asked } = await open([sentList('1', 'Sunday', sentWish('7', 'Blue Hour')), sentList('2', 'Sleep')], {
    moveProductsBetweenWishlists: { moveProductsBetweenWishlists: moved },
  })
  await press(/^Move or copy/)
  await press('Move')
  await act(() => shop.settled())
  expect(sentBy(asked, 'moveProductsBetweenWishlists')).toEqual([
    { sourceWishlistUid: '1', destinationWishlistUid: '2', wishlistItems: [{ wishlist_item_id: '7' }] },
  ])
  expect(await screen.findByText('Added Blue Hour to Sleep.')).toBeTruthy()
})

test('[2c.6] without lists the page says how to start one; lists that fail to load can be retried', async () => {
  const { answers } = await open([], { wishlists: { errors: [{ message: 'Not now.' }] } })
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your wishlists' })).toBeTruthy()
  answers.set('wishlists', { customer: { wishlists: [] } })
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy()
})
