import { useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { Button } from '../../shared/ui/button.tsx'

/** Another dispensary may have it: the same term is searched again after choosing one. */
export function OtherStore() {
  const { t } = useTranslation('search')
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <Button variant="secondary" size="small" onClick={() => attempt(shop.ui.open('storeSidebar'))}>
      {t('nothing.elsewhere')}
    </Button>
  )
}
