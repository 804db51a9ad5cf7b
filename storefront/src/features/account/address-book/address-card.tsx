import { type Country, type CustomerAddress, updateCustomerAddress } from '@leaflog/core/wire/commerce/addresses'
import { useShop } from '@leaflog/react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Chip } from '../../../shared/ui/chip.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { useBusy } from '../parts/use-busy.ts'
import styles from './address-card.module.css'
import { AddressLines } from './address-lines.tsx'

const uses = ['default_shipping', 'default_billing'] as const

const hidden = { hidden: <VisuallyHidden>{null}</VisuallyHidden> }

type AddressCardProps = {
  address: CustomerAddress
  countries: readonly Country[]
  /** Called after the list changed. */
  onChanged: () => void
  onEdit: () => void
  onDelete: () => void
}

/** One address of the book, what it is the default for, and its actions. */
export function AddressCard({ address, countries, onChanged, onEdit, onDelete }: AddressCardProps) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const [busy, run] = useBusy()
  const whose = `${address.firstname} ${address.lastname}, ${address.street[0] ?? address.city}`
  const makeDefault = (use: (typeof uses)[number]) =>
    run(async () => {
      await shop.commerce.ask(updateCustomerAddress, { uid: address.uid, input: { [use]: true } })
      onChanged()
    })
  return (
    <li className={styles.card}>
      <div className={styles.marks}>
        {uses.map((use) => address[use] && <Chip key={use}>{t(`addresses.isDefault.${use}`)}</Chip>)}
      </div>
      <AddressLines address={address} countries={countries} />
      <div className={styles.ways}>
        <Button id={`edit-${address.uid}`} variant="secondary" size="small" onClick={onEdit}>
          <Trans t={t} i18nKey="addresses.edit" values={{ whose }} components={hidden} />
        </Button>
        <Button variant="quiet" size="small" onClick={onDelete}>
          <Trans t={t} i18nKey="addresses.delete" values={{ whose }} components={hidden} />
        </Button>
      </div>
      <div className={classes(styles.ways, styles.defaults)}>
        {uses.map(
          (use) =>
            !address[use] && (
              <Button
                key={use}
                variant="quiet"
                size="small"
                aria-disabled={busy}
                aria-busy={busy}
                onClick={() => makeDefault(use)}
              >
                {t(`addresses.makeDefault.${use}`)}
                <VisuallyHidden>: {whose}</VisuallyHidden>
              </Button>
            ),
        )}
      </div>
    </li>
  )
}
