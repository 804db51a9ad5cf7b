import { customerWithCart } from '../../e2e/support/checkout.ts'
import { newMember } from '../../e2e/support/customers.ts'
import type { Visit } from './prepared-browser.ts'

/** A member who signed in, with a cart to check out. */
export const memberWithCart: Visit = async (page) => customerWithCart(page, await newMember(page.request))
