import { refusalsOf, serviceProblemOf } from '@leaflog/core/wire/commerce/commerce-cart'
import type { CommerceCartView, Said } from '@leaflog/core'
import type { TFunction } from 'i18next'

/**
 * Why this cart cannot be checked out now (3.4.5, 8.11); empty if it can. `sentence` translates the service's messages.
 */
export function blockersOf(
  { status, lines, cart, regulations }: CommerceCartView,
  t: TFunction<'cart'>,
  sentence: (message: string | Said) => string,
): readonly string[] {
  const refused = regulations?.is_place_order_allowed === false ? refusalsOf(regulations) : []
  const isRefusedUnsaid = regulations?.is_place_order_allowed === false && refused.length === 0
  const failing = lines.filter(({ errors }) => errors.length > 0).length
  const closed = cart && serviceProblemOf(cart)
  return [
    ...(status === 'offline' ? [t('blocked.offline')] : []),
    ...(closed ? [sentence(closed)] : []),
    ...(failing > 0 ? [t('blocked.lines', { count: failing, number: failing })] : []),
    ...(isRefusedUnsaid ? [t('blocked.notAllowed')] : refused.map((refusal) => sentence(refusal))),
  ]
}

/** Whether the cart waits for a medical ID that only an account can have. */
export const wantsCard = ({ regulations }: Pick<CommerceCartView, 'regulations'>, isSignedIn: boolean): boolean =>
  !isSignedIn && regulations?.medical_id_status === 'MISSING'
