/** Moving a cart to a store of the other channel. @module */
import { useShop } from '@leaflog/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { useCartAttempt } from '../parts/use-cart-attempt.ts'
import styles from './move-offer.module.css'
import { type Moving, useMoving } from './use-moving.ts'

interface MoveOfferProps {
  /** The channel of the cart that is shown, where the items go. */
  readonly shown: 'ordering' | 'commerce'
  readonly from: string
  readonly to: string
  /** Called before the offer goes away with the items. */
  readonly onMove: () => void
}

/** Moves what another store's cart holds to the store that is chosen, as far as it is sold there. */
export function MoveOffer({ shown, from, to, onMove }: MoveOfferProps) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const attempt = useCartAttempt()
  const { find, move } = useMoving(shown)
  const [isReading, setReading] = useState(false)
  const [moving, setMoving] = useState<Moving | null>(null)
  const look = () => {
    setReading(true)
    find()
      .then(setMoving, (error: unknown) => shop.ui.toast({ type: 'danger', ...sentenceOf(error), fixed: true }))
      .catch(reportUnexpected({ shop }, 'NOT_SAID'))
      .finally(() => setReading(false))
  }
  const start = ({ found }: Moving) => {
    setMoving(null)
    onMove()
    for (const each of found) attempt(move(each))
  }
  return (
    <>
      <Button size="small" aria-disabled={isReading} onClick={() => !isReading && look()}>
        {t('move.offer', { store: to })}
      </Button>
      {moving && (
        <MoveSheet moving={moving} from={from} to={to} onMove={() => start(moving)} onClose={() => setMoving(null)} />
      )}
    </>
  )
}

interface MoveSheetProps extends Pick<MoveOfferProps, 'from' | 'to' | 'onMove'> {
  readonly moving: Moving
  readonly onClose: () => void
}

function MoveSheet({ moving: { found, missing }, from, to, onMove, onClose }: MoveSheetProps) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const heading = useId()
  const count = found.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Sheet open onClose={onClose} title={t('move.title', { from, to })} side="center">
      <div className={styles.move}>
        {count > 0 && (
          <>
            <p>{t('move.prices', { store: to })}</p>
            <ul className={styles.items}>
              {found.map(({ line, price, quantity }) => (
                <li key={line.id}>
                  <span>
                    <span className={styles.name}>{line.name}</span>
                    {line.size !== null && `, ${line.size}`}
                  </span>
                  <span className={styles.amount}>
                    {number(quantity)} × <Price cents={price} />
                  </span>
                  {quantity < line.quantity && (
                    <span className={styles.less}>{t('move.less', { count: quantity, store: to })}</span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        {missing.length > 0 && (
          <section aria-labelledby={heading}>
            <h3 id={heading} className={styles.heading}>
              {t('move.missing', { store: to })}
            </h3>
            <ul className={styles.items}>
              {missing.map(({ id, name, choice }) => (
                <li key={id}>
                  <span>
                    <span className={styles.name}>{name}</span>
                    {choice !== '' && `, ${choice}`}
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.kept}>{t('move.kept', { store: from })}</p>
          </section>
        )}
        <div className={styles.buttons}>
          {count > 0 && <Button onClick={onMove}>{t('move.move', { count, number: number(count) })}</Button>}
          <Button variant="secondary" onClick={onClose}>
            {t('move.keep', { store: from })}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
