import { useAccount, useCommerceCart, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { Switch } from '../../../shared/settings/switch.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'

/** Reward points and store credit, for signed-in customers (6.4). Empty balances are not offered. */
export function FundSwitches() {
  const { t } = useTranslation('cart')
  const { money, number } = useFormats()
  const shop = useShop()
  const attempt = useCartAttempt()
  const { cart, status } = useCommerceCart()
  const { customer } = useAccount()
  if (cart === null) return null
  const { points, credit } = cart
  const balance = customer?.reward_points.balance ?? null
  const held = balance?.points ?? 0
  const hasPoints = points !== null || held > 0
  const hasCredit = credit.balance > 0 || credit.applied > 0
  if (!hasPoints && !hasCredit) return null
  const busy = status === 'working'
  return (
    <div>
      {hasPoints && (
        <Switch
          label={t('funds.points')}
          text={
            points === null
              ? t('funds.havePoints', { count: held, number: number(held) })
              : t('funds.pointsTakeOff', { number: number(points.points), amount: money(points.amount) })
          }
          on={points !== null}
          busy={busy}
          onToggle={() => attempt(shop.commerceCart.spendPoints(points === null))}
        />
      )}
      {hasCredit && (
        <Switch
          label={t('funds.credit')}
          text={
            credit.applied > 0
              ? t('funds.creditPays', { amount: money(credit.applied) })
              : t('funds.haveCredit', { amount: money(credit.balance) })
          }
          on={credit.applied > 0}
          busy={busy}
          onToggle={() => attempt(shop.commerceCart.spendCredit(credit.applied === 0))}
        />
      )}
    </div>
  )
}
