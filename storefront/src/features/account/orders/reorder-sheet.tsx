import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import styles from './reorder-sheet.module.css'
import type { Missing } from './reorder-plan.ts'
import type { Reorder } from './use-reorder.ts'

function MissingItem({ of: { name, why, left = 0 } }: { of: Missing }) {
  const { t } = useTranslation('orders')
  return <li>{why === 'fewer' ? t('again.fewer', { name, count: left }) : t(`again.${why}`, { name })}</li>
}

/** Says what is not added, and what else changes, before an order is added to the cart again. */
export function ReorderSheet({ reorder: { question, busy, goOn, dismiss } }: { reorder: Reorder }) {
  const { t } = useTranslation('orders')
  const { missing = [], isPossible = false, moves = null, replaces = null } = question ?? {}
  return (
    <Sheet
      open={question !== null}
      onClose={dismiss}
      side="center"
      title={t(isPossible ? 'again.title' : 'again.nothingTitle')}
      footer={
        <div className={styles.ways}>
          <Button variant={isPossible ? 'quiet' : 'primary'} onClick={dismiss}>
            {t(isPossible ? 'again.dismiss' : 'again.close')}
          </Button>
          {isPossible && (
            <Button aria-busy={busy} disabled={busy} onClick={goOn}>
              {t(missing.length > 0 ? 'again.rest' : 'again.add')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.question}>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map((one) => (
              <MissingItem key={`${one.name} ${one.why}`} of={one} />
            ))}
          </ul>
        )}
        {isPossible && moves !== null && <p>{t('again.moves', moves)}</p>}
        {isPossible && replaces !== null && <p>{t('again.replaces', { store: replaces })}</p>}
      </div>
    </Sheet>
  )
}
