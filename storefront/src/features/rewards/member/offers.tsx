import { useShop } from '@leaflog/react'
import type { Rewards } from '@leaflog/core/wire/commerce/customer-model'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { NoOffers } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import styles from './offers.module.css'

type Offer = Rewards['offers'][number]

function Ticket({ offer, copied, onCopy }: { offer: Offer; copied: boolean; onCopy: () => void }) {
  const { t } = useTranslation('rewards')
  const { day } = useFormats()
  const sentence = useMessage()
  return (
    <li className={styles.ticket}>
      <div className={styles.words}>
        <h3 className={styles.title}>{sentence(offer.title)}</h3>
        <p className={styles.text}>{sentence(offer.description)}</p>
        {offer.ends_on !== null && (
          <p className={styles.end}>
            <Trans
              t={t}
              i18nKey="offers.until"
              components={{ day: <time dateTime={offer.ends_on}>{day(offer.ends_on)}</time> }}
            />
          </p>
        )}
      </div>
      <div className={styles.stub}>
        <p className={styles.code}>{offer.code}</p>
        <Button
          variant="quiet"
          size="small"
          className={styles.copy}
          aria-label={t(copied ? 'offers.copiedThis' : 'offers.copyThis', { code: offer.code })}
          onClick={onCopy}
        >
          <Icon icon={copied ? Check : Copy} size={16} />
          {t(copied ? 'offers.copied' : 'offers.copy')}
        </Button>
      </div>
    </li>
  )
}

/** Offers as tickets. The copied one is marked until another is copied. */
export function Offers({ offers }: Pick<Rewards, 'offers'>) {
  const { t } = useTranslation('rewards')
  const shop = useShop()
  const attempt = useAttempt()
  const [copied, setCopied] = useState<string | null>(null)
  const copy = ({ id, code }: Offer) =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(code))
      .then(
        () => setCopied(id),
        () =>
          shop.ui.toast({
            type: 'warning',
            text: t('offers.refused', { code }),
            fixed: true,
          }),
      )
  return (
    <section aria-labelledby="offers-heading" className={styles.section}>
      <h2 id="offers-heading">{t('offers.heading')}</h2>
      {offers.length === 0 ? (
        <EmptyState
          drawing={<NoOffers />}
          title={t('offers.noneTitle')}
          text={t('offers.noneText')}
          action={{ label: t('offers.specials'), href: '/shopd/category/specials' }}
        />
      ) : (
        <ul className={styles.tickets}>
          {offers.map((offer) => (
            <Ticket key={offer.id} offer={offer} copied={copied === offer.id} onCopy={() => attempt(copy(offer))} />
          ))}
        </ul>
      )}
    </section>
  )
}
