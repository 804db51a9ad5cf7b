/** Storage names under which the brand's pages keep the guest's cart (3.17, 4c.1). */
import * as z from 'zod/mini'
import type { Ports } from '../../ports/ports.ts'

const CART_ID = 'cartId'
// 3.17.3
export const MODE_CHANGING = 'shopping_mode_changing'

type Local = Pick<Ports, 'local'>

const stored = z.object({ value: z.string(), expiresAt: z.number() })

export const keepCartId = ({ local }: Local, { cartId, expiresAt }: { cartId: string; expiresAt: number }): void =>
  local.set(CART_ID, JSON.stringify({ value: cartId, expiresAt }))

export const forgetCartId = ({ local }: Local): void => local.remove(CART_ID)

/** Null if nothing valid is stored. */
export function readCartId({ local }: Local): { cartId: string; expiresAt: number } | null {
  const text = local.get(CART_ID)
  if (text === null) return null
  try {
    const { value: cartId, expiresAt } = stored.parse(JSON.parse(text))
    return { cartId, expiresAt }
  } catch {
    // Nothing valid is stored: a new cart is created.
    return null
  }
}
