import { useDispensary } from '@leaflog/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import styles from './handover-page.module.css'
import type { Arrived } from './use-arrival.ts'

interface QuestionProps {
  readonly arrived: Arrived
  readonly onTake: (how: 'instead' | 'both') => void
  readonly onKeep: () => void
}

/** Both carts side by side, and what can become of them. */
export function Question({ arrived, onTake, onKeep }: QuestionProps) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const { chosen, mode } = useDispensary()
  const { from, store, stores, handed, handover, mine, comparison } = arrived
  const { place } = mine
  const isMine = mine.lines.length > 0
  const count = mine.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const owner = place && stores.find((each) => each[place.by] === place.store)
  return (
    <>
      <div className={styles.text}>
        <p>{from === null ? t('handover.link') : t('handover.from', { host: new URL(from).host })}</p>
        {comparison.isElsewhere && chosen !== null && (
          <p>{t(`handover.elsewhere.${mode}`, { here: chosen.store_name, store: store.store_name })}</p>
        )}
      </div>
      <div className={styles.carts}>
        <Cart
          title={t('handover.theirs')}
          where={t(`handover.at.${handover.mode}`, { store: store.store_name })}
          store={store.store_name}
          lines={handed.lines}
        />
        {isMine && (
          <Cart
            title={t('handover.yours')}
            where={place === null ? '' : t(`handover.at.${place.mode}`, { store: owner?.store_name ?? '' })}
            store=""
            lines={mine.lines.map((line) => ({ ...line, price: null }))}
          />
        )}
      </div>
      {isMine && <p className={styles.text}>{t('handover.losing', { count, number: number(count) })}</p>}
      <div className={styles.buttons}>
        <Button onClick={() => onTake('instead')}>{t(isMine ? 'handover.instead' : 'handover.take')}</Button>
        {comparison.canJoin && (
          <Button variant="secondary" onClick={() => onTake('both')}>
            {t('handover.both')}
          </Button>
        )}
        <Button variant="secondary" onClick={onKeep}>
          {t(isMine ? 'handover.keep' : 'handover.notNow')}
        </Button>
      </div>
    </>
  )
}

interface CartProps {
  readonly title: string
  /** Store and mode. */
  readonly where: string
  readonly store: string
  readonly lines: readonly {
    readonly key: string
    readonly name: string | null
    readonly choice: string
    readonly quantity: number
    readonly price: number | null
  }[]
}

function Cart({ title, where, store, lines }: CartProps) {
  const { t } = useTranslation('cart')
  const { number } = useFormats()
  const word = useTerm()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.cart}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <p className={styles.where}>{where}</p>
      <ul className={styles.lines}>
        {lines.map(({ key, name, choice, quantity, price }) => (
          <li key={key}>
            <span>
              <span className={styles.name}>{name ?? t('handover.unknown', { store })}</span>
              {name !== null && choice !== '' && `, ${word(choice)}`}
            </span>
            <span className={styles.amount}>
              {price === null ? (
                `× ${number(quantity)}`
              ) : (
                <>
                  {number(quantity)} × <Price cents={price} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
