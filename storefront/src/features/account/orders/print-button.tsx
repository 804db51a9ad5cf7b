import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'

/** The order on paper: the page's own print styles leave out what surrounds it. */
export function PrintButton() {
  const { t } = useTranslation('orders')
  return (
    <Button variant="secondary" size="small" onClick={() => print()}>
      <Icon icon={Printer} size={18} />
      {t('actions.print')}
    </Button>
  )
}
