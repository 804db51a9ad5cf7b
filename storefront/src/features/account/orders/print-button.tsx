import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'

/** Prints the order; the page's print styles hide what surrounds it. */
export function PrintButton() {
  const { t } = useTranslation('orders')
  return (
    <Button variant="secondary" size="small" onClick={() => print()}>
      <Icon icon={Printer} size={18} />
      {t('actions.print')}
    </Button>
  )
}
