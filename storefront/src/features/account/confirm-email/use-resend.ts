import { resendConfirmationEmail } from '@leaflog/core/wire/commerce/account-information'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCartAttempt } from '../../cart/parts/use-cart-attempt.ts'

/** Mails another link to the customer's own address, once. */
export function useResend(email: string): { readonly state: 'idle' | 'sending' | 'sent'; readonly send: () => void } {
  const { t } = useTranslation('account')
  const shop = useShop()
  const attempt = useCartAttempt()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const resend = async () => {
    setState('sending')
    try {
      await shop.commerce.ask(resendConfirmationEmail, { email })
      setState('sent')
    } catch (error) {
      setState('idle')
      throw error
    }
    await shop.ui.toast({ type: 'success', text: t('confirm.sent', { email }), fixed: true })
  }
  return { state, send: () => attempt(resend()) }
}
