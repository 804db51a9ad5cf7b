import { useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Section } from './section.tsx'

/** The cart is of another dispensary than the one that is chosen. */
export function ElsewhereNote({ store }: { store: string | null }) {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <Section title={t('chooseDispensary')}>
      <p>{store === null ? t('ways.otherChannel') : t('ways.elsewhere', { store })}</p>
      <p>
        <Button onClick={() => attempt(shop.ui.open('storeSidebar'))}>{t('chooseDispensary')}</Button>
      </p>
    </Section>
  )
}
