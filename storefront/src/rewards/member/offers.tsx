import { useShop } from '@leaflog/react'
import type { Rewards } from '@leaflog/core/wire/customer-shape'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoOffers } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './offers.module.css'
import { longDay } from '../../ui/words.ts'

type Offer = Rewards['offers'][number]

function Ticket({ offer, copied, onCopy }: { offer: Offer; copied: boolean; onCopy: () => void }) {
  return (
    <li className={styles.ticket}>
      <div className={styles.words}>
        <h3 className={styles.title}>{offer.title}</h3>
        <p className={styles.text}>{offer.description}</p>
        {offer.ends_on !== null && (
          <p className={styles.end}>
            Until <time dateTime={offer.ends_on}>{longDay(offer.ends_on)}</time>
          </p>
        )}
      </div>
      <div className={styles.stub}>
        <p className={styles.code}>{offer.code}</p>
        <Button
          variant="quiet"
          size="small"
          className={styles.copy}
          aria-label={copied ? `Copied: ${offer.code}` : `Copy code ${offer.code}`}
          onClick={onCopy}
        >
          <Icon icon={copied ? Check : Copy} size={16} />
          {copied ? 'Copied' : 'Copy code'}
        </Button>
      </div>
    </li>
  )
}

/** Offers as tickets. The one whose code lies in the clipboard says so until another is copied. */
export function Offers({ offers }: Pick<Rewards, 'offers'>) {
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
            text: `Your browser keeps its clipboard to itself. The code is ${code}.`,
            fixed: true,
          }),
      )
  return (
    <section aria-labelledby="offers-heading" className={styles.section}>
      <h2 id="offers-heading">Your offers</h2>
      {offers.length === 0 ? (
        <EmptyState
          drawing={<NoOffers />}
          title="No tickets today"
          text="New offers arrive with the harvests. What is on special at your dispensary is open to everybody."
          action={{ label: 'See the specials', href: '/shopd/category/specials' }}
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
