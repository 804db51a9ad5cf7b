import type { WishlistView } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../shared/forms/text-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { useBusy } from '../parts/use-busy.ts'
import styles from './transfer-sheet.module.css'

type Lists = WishlistView['lists']

type TransferSheetProps = {
  /** Null while the sheet is closed. */
  item: Lists[number]['items'][number] | null
  from: string
  others: Lists
  onClose: () => void
}

function Choice({ item, from, others, onClose }: TransferSheetProps & { item: Lists[number]['items'][number] }) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const [busy, run] = useBusy()
  const [to, setTo] = useState(others[0]?.id ?? '')
  const go = (how: 'move' | 'copy') =>
    run(async () => {
      const name = others.find(({ id }) => id === to)?.name ?? t('transfer.other')
      onClose()
      await shop.wishlist[how](from, [item.id], to)
      await shop.ui.toast({ type: 'success', text: t('transfer.done', { item: item.name, list: name }), fixed: true })
    })
  return (
    <div className={styles.choice}>
      <SelectField label={t('transfer.to')} value={to} onChange={(event) => setTo(event.target.value)}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.ways}>
        <Button aria-disabled={busy} onClick={() => go('move')}>
          {t('transfer.move')}
        </Button>
        <Button variant="secondary" aria-disabled={busy} onClick={() => go('copy')}>
          {t('transfer.copy')}
        </Button>
      </div>
    </div>
  )
}

/** Moves an item to another list, or copies it. */
export function TransferSheet(props: TransferSheetProps) {
  const { item, onClose } = props
  return (
    <Sheet open={item !== null} onClose={onClose} side="center" title={item === null ? '' : item.name}>
      {item !== null && <Choice {...props} item={item} />}
    </Sheet>
  )
}
