import { customerWithCart } from '../../e2e/support/checkout.ts'
import { newMember } from '../../e2e/support/customers.ts'
import { shopAt } from '../../e2e/support/shop-at.ts'
import type { Visit } from './prepared-browser.ts'

/** A member who signed in, with a cart to check out. */
export const memberWithCart: Visit = async (page) => customerWithCart(page, await newMember(page.request))

/** Somebody without an account who chose a store of the channel that delivers: before that, its listings ask for one. */
export const atDeliveringStore: Visit = (page) => shopAt(page, { store: 'az_mesa', path: '/category/flower' })
