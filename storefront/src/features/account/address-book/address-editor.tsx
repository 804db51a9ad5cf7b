import {
  type Country,
  type CustomerAddress,
  type GivenAddress,
  createCustomerAddress,
  customerAddressInput,
  updateCustomerAddress,
} from '@leaflog/core/wire/commerce/addresses'
import { useShop } from '@leaflog/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressForm } from '../../../shared/forms/address-form.tsx'
import { LeaveGuard } from '../../../shared/settings/leave-guard.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import styles from './address-editor.module.css'

type AddressEditorProps = {
  /** Null for a new one. */
  address: CustomerAddress | null
  countries: readonly Country[]
  /** The address book is empty, so the first address is offered as the default. */
  isFirst: boolean
  onSaved: () => void
  onCancel: () => void
}

/** Adds or edits an address. */
export function AddressEditor({ address, countries, isFirst, onSaved, onCancel }: AddressEditorProps) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  const [unsaved, setUnsaved] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  const save = async (given: GivenAddress, ticked: ReadonlySet<string>) => {
    const input = customerAddressInput(given, {
      default_shipping: ticked.has('default_shipping'),
      default_billing: ticked.has('default_billing'),
    })
    await (address === null
      ? shop.commerce.ask(createCustomerAddress, { input })
      : shop.commerce.ask(updateCustomerAddress, { uid: address.uid, input }))
    setUnsaved(false)
    onSaved()
    await shop.ui.toast({ type: 'success', text: t('addresses.saved'), fixed: true })
  }
  const title = t(address === null ? 'addresses.new' : 'addresses.change')
  return (
    <section aria-labelledby="address-heading" className={styles.editor} onChange={() => setUnsaved(true)}>
      <h2 ref={heading} id="address-heading" tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <AddressForm
        label={title}
        {...(address && { value: address })}
        countries={countries}
        submitLabel={t('addresses.save')}
        choices={[
          {
            name: 'default_shipping',
            label: t('addresses.makeDefault.default_shipping'),
            checked: address?.default_shipping ?? isFirst,
          },
          {
            name: 'default_billing',
            label: t('addresses.makeDefault.default_billing'),
            checked: address?.default_billing ?? isFirst,
          },
        ]}
        onSubmit={save}
      >
        <Button variant="quiet" onClick={onCancel}>
          {t('addresses.cancel')}
        </Button>
      </AddressForm>
      <LeaveGuard unsaved={unsaved} />
    </section>
  )
}
