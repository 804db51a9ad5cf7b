import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useOnline } from '../../../shared/ui/use-online.ts'
import styles from './doubt-note.module.css'

/** Nobody knows yet whether there is an order: said plainly, and asked again by itself. */
export function DoubtNote() {
  const { t } = useTranslation('checkout')
  const online = useOnline()
  return (
    <div role="alert" className={styles.note}>
      <Icon icon={LoaderCircle} />
      <p>{online ? t('order.unsure') : t('order.unsureOffline')}</p>
    </div>
  )
}
