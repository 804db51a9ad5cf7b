import {
  type Country,
  type CustomerAddress,
  type GivenAddress,
  createCustomerAddress,
  customerAddressInput,
  updateCustomerAddress,
} from '@leaflog/core/wire/addresses'
import { useShop } from '@leaflog/react'
import { useEffect, useRef, useState } from 'react'
import { AddressForm } from '../../forms/address-form.tsx'
import { LeaveGuard } from '../../personal/leave-guard.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './address-editor.module.css'

type AddressEditorProps = {
  /** Null for a new one. */
  address: CustomerAddress | null
  countries: readonly Country[]
  /** Nobody has an address yet: the first one is offered as the default. */
  isFirst: boolean
  onSaved: () => void
  onCancel: () => void
}

/** Writes an address into the book, or anew over what was there. */
export function AddressEditor({ address, countries, isFirst, onSaved, onCancel }: AddressEditorProps) {
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
    await shop.ui.toast({ type: 'success', text: 'The address is saved.', fixed: true })
  }
  return (
    <section aria-labelledby="address-heading" className={styles.editor} onChange={() => setUnsaved(true)}>
      <h2 ref={heading} id="address-heading" tabIndex={-1} className={styles.heading}>
        {address === null ? 'New address' : 'Change the address'}
      </h2>
      <AddressForm
        label={address === null ? 'New address' : 'Change the address'}
        {...(address && { value: address })}
        countries={countries}
        submitLabel="Save the address"
        choices={[
          {
            name: 'default_shipping',
            label: 'Deliver here by default',
            checked: address?.default_shipping ?? isFirst,
          },
          { name: 'default_billing', label: 'Bill here by default', checked: address?.default_billing ?? isFirst },
        ]}
        onSubmit={save}
      >
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </AddressForm>
      <LeaveGuard unsaved={unsaved} />
    </section>
  )
}
