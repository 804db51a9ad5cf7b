import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useOnline } from '../../../shared/ui/use-online.ts'
import styles from './doubt-note.module.css'

/** It is unknown whether the order was placed: says so, and that the shop keeps checking. */
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
