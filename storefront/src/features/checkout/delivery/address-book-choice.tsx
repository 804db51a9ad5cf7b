import type { Said } from '@leaflog/core'
import {
  type Country,
  type CustomerAddress,
  type GivenAddress,
  createCustomerAddress,
  customerAddressInput,
  customerAddressesQuery,
} from '@leaflog/core/wire/commerce/addresses'
import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useAnswer, useDispensary, useShop } from '@leaflog/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { AddressForm } from '../../../shared/forms/address-form.tsx'
import { Problem } from '../../../shared/forms/form-parts.tsx'
import { FieldError } from '../../../shared/forms/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { blankNear, cartAddressOf, sameAddress } from '../parts/addresses.ts'
import { Choices } from '../parts/choices.tsx'
import styles from './delivery.module.css'
import { useDeliverable } from './use-deliverable.ts'

type AddressBookChoiceProps = {
  countries: readonly Country[]
  store: Dispensary
  /** The cart's address; null for none. */
  address: CartAddress | null
  onGiven: (address: CartAddress) => Promise<unknown>
}

const nothing = {}
const noAddresses: readonly CustomerAddress[] = []
const KEEP = 'keep'

const cardOf = (
  value: string,
  { firstname, lastname, street, city, region, postcode }: CartAddress,
  closed: string | null = null,
) => ({
  value,
  closed,
  label: `${firstname} ${lastname}`,
  note: `${street.join(', ')}, ${city}, ${[region, postcode].filter(Boolean).join(' ')}`,
})

/** Addresses of the book that a cart accepts. */
const ofBook = (book: readonly CustomerAddress[]) =>
  book.map((entry) => ({ uid: entry.uid, address: cartAddressOf(entry), byDefault: entry.default_shipping }))

/** A customer's shipping address: one of the address book, or another. */
export function AddressBookChoice({ countries, store, address, onGiven }: AddressBookChoiceProps) {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  const { zip } = useDispensary()
  const checkZip = useDeliverable(store)
  const book = useAnswer(customerAddressesQuery, nothing)
  const [writing, setWriting] = useState(false)
  const [problem, setProblem] = useState<Said | null>(null)
  if (book.data === null && book.status !== 'failed') return <Skeleton className={styles.waiting} />

  const state = store.state_name
  const known = ofBook(book.data ?? noAddresses)
  const chosen = known.find((entry) => sameAddress(entry.address, address))
  const isElsewhere = address !== null && chosen === undefined
  const cards = [
    ...(isElsewhere ? [cardOf('other', address)] : []),
    ...known.map(({ uid, address: { region, ...rest } }) =>
      cardOf(uid, { region, ...rest }, region === store.state_code ? null : t('address.outside', { state })),
    ),
  ]
  const choose = async (uid: string) => {
    const entry = known.find((each) => each.uid === uid)
    if (entry === undefined) return
    setProblem(null)
    try {
      await checkZip(entry.address)
      await onGiven(entry.address)
    } catch (error) {
      setProblem(error instanceof FieldError ? error.said : sentenceOf(error))
    }
  }
  const write = async (given: GivenAddress, ticked: ReadonlySet<string>) => {
    await checkZip(cartAddressOf(given))
    await onGiven(cartAddressOf(given))
    setWriting(false)
    if (!ticked.has(KEEP)) return
    await shop.commerce.ask(createCustomerAddress, { input: customerAddressInput(given) })
    book.reload()
  }
  const isFirst = cards.length === 0
  return (
    <>
      <Problem text={problem} />
      {!isFirst && (
        <Choices
          legend={t('address.delivery')}
          choices={cards}
          chosen={isElsewhere ? 'other' : (chosen?.uid ?? null)}
          onChoose={choose}
        />
      )}
      {writing || isFirst ? (
        <AddressForm
          label={t('address.delivery')}
          countries={countries}
          value={blankNear(store, zip)}
          section="shipping"
          local
          submitLabel={t('address.deliverHere')}
          choices={[{ name: KEEP, label: t('address.keep'), checked: true }]}
          onSubmit={write}
        >
          {!isFirst && (
            <Button variant="quiet" onClick={() => setWriting(false)}>
              {t('address.cancel')}
            </Button>
          )}
        </AddressForm>
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            <Icon icon={Plus} size={18} />
            {t('address.another')}
          </Button>
        </div>
      )}
    </>
  )
}
