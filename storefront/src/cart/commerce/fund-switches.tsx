import { useAccount, useCommerceCart, useShop } from '@leaflog/react'
import { Switch } from '../../personal/switch.tsx'
import { formatCents } from '../../ui/price.tsx'
import { count, pointsOf } from '../../ui/words.ts'
import { useCartAttempt } from '../use-cart-attempt.ts'

/** Reward points and store credit, for who is signed in (6.4). What there is none of is not offered. */
export function FundSwitches() {
  const shop = useShop()
  const attempt = useCartAttempt()
  const { cart, status } = useCommerceCart()
  const { customer } = useAccount()
  if (cart === null) return null
  const { points, credit } = cart
  const balance = customer?.reward_points.balance ?? null
  const hasPoints = points !== null || (balance !== null && balance.points > 0)
  const hasCredit = credit.balance > 0 || credit.applied > 0
  if (!hasPoints && !hasCredit) return null
  const busy = status === 'working'
  return (
    <div>
      {hasPoints && (
        <Switch
          label="Use reward points"
          text={
            points === null
              ? `You have ${pointsOf(balance?.points ?? 0)}.`
              : `${count(points.points)} of them take off ${formatCents(points.amount)}.`
          }
          on={points !== null}
          busy={busy}
          onToggle={() => attempt(shop.commerceCart.spendPoints(points === null))}
        />
      )}
      {hasCredit && (
        <Switch
          label="Use store credit"
          text={
            credit.applied > 0
              ? `${formatCents(credit.applied)} of it pays for this cart.`
              : `You have ${formatCents(credit.balance)}.`
          }
          on={credit.applied > 0}
          busy={busy}
          onToggle={() => attempt(shop.commerceCart.spendCredit(credit.applied === 0))}
        />
      )}
    </div>
  )
}
