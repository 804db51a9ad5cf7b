/** Saved addresses. */
import {
  type CustomerAddress,
  countriesQuery,
  customerAddressesQuery,
  deleteCustomerAddress,
} from '@leaflog/core/wire/commerce/addresses'
import { useAnswer, useShop } from '@leaflog/react'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { StaleNote } from '../../../shared/ui/stale-note.tsx'
import { AccountPage } from '../parts/account-page.tsx'
import { ConfirmSheet } from '../parts/confirm-sheet.tsx'
import { useAccountAnswer } from '../parts/use-account-answer.ts'
import { useBusy } from '../parts/use-busy.ts'
import { AddressCard } from './address-card.tsx'
import { AddressEditor } from './address-editor.tsx'
import { AddressSkeleton, NoAddresses } from './address-states.tsx'
import styles from './address-book-page.module.css'

const nothing = {}

/** Returns the focus to the button that opened the editor, by its id. */
const useFocusBack = () => {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.focus()
  }, [id])
  return setId
}

/** /account/address (2c.6, 3.3.5): delivery and billing addresses. */
export function AddressBookPage() {
  const { t } = useTranslation('account')
  const shop = useShop()
  const { status, data: addresses, reload } = useAccountAnswer(customerAddressesQuery, nothing)
  const countries = useAnswer(countriesQuery, nothing)
  const [editing, setEditing] = useState<CustomerAddress | 'new' | null>(null)
  const [leaving, setLeaving] = useState<CustomerAddress | null>(null)
  const [busy, run] = useBusy()
  const focusBack = useFocusBack()

  const edit = (address: CustomerAddress | 'new') => {
    focusBack(null)
    setEditing(address)
  }
  const close = () => {
    focusBack(editing === null || editing === 'new' ? 'add-address' : `edit-${editing.uid}`)
    setEditing(null)
  }
  const remove = () =>
    run(async () => {
      if (leaving === null) return
      await shop.commerce.ask(deleteCustomerAddress, { uid: leaving.uid })
      setLeaving(null)
      focusBack('add-address')
      reload()
      await shop.ui.toast({ type: 'success', text: t('addresses.deleted'), fixed: true })
    })

  const known = addresses !== null && countries.data !== null
  const failed = status === 'failed' || countries.status === 'failed'
  const askAgain = () => {
    reload()
    if (countries.status === 'failed') countries.reload()
  }
  if (known && editing !== null)
    return (
      <AccountPage title={t('addresses.title')}>
        <AddressEditor
          address={editing === 'new' ? null : editing}
          countries={countries.data ?? []}
          isFirst={addresses.length === 0}
          onSaved={() => {
            close()
            reload()
          }}
          onCancel={close}
        />
      </AccountPage>
    )
  return (
    <AccountPage
      title={t('addresses.title')}
      lead={t('addresses.lead')}
      {...(known && {
        actions: (
          <Button id="add-address" onClick={() => edit('new')}>
            <Icon icon={Plus} size={18} />
            {t('addresses.add')}
          </Button>
        ),
      })}
    >
      {!known && failed && <NoAnswerState what="addresses" onRetry={askAgain} />}
      {!known && !failed && <AddressSkeleton />}
      {known && (
        <>
          <StaleNote failed={failed} onRetry={askAgain} />
          {addresses.length === 0 && <NoAddresses onWrite={() => edit('new')} />}
          <ul className={styles.addresses} aria-busy={status === 'loading'}>
            {addresses.map((address) => (
              <AddressCard
                key={address.uid}
                address={address}
                countries={countries.data ?? []}
                onChanged={reload}
                onEdit={() => edit(address)}
                onDelete={() => setLeaving(address)}
              />
            ))}
          </ul>
        </>
      )}
      <ConfirmSheet
        open={leaving !== null}
        title={t('addresses.confirm')}
        action={t('addresses.confirmAction')}
        busy={busy}
        onConfirm={remove}
        onClose={() => setLeaving(null)}
      >
        <p>
          {t('addresses.confirmText', { street: leaving?.street.join(', '), city: leaving?.city })}
          {(leaving?.default_shipping || leaving?.default_billing) && ` ${t('addresses.confirmDefault')}`}
        </p>
      </ConfirmSheet>
    </AccountPage>
  )
}
