import type { AccountOverview } from '@leaflog/core/wire/commerce/account-overview'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Formats, useFormats } from '../../../shared/i18n/formats.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import styles from './figures.module.css'

type Entry = { href: string; label: string; figure: string; text: string; rewards?: boolean }

const entries = (known: AccountOverview, t: TFunction<'account'>, { money, number }: Formats): Entry[] => [
  known.points === null
    ? {
        href: '/rewards/dashboard',
        label: t('figures.rewards'),
        figure: '–',
        text: t('figures.notJoined'),
        rewards: true,
      }
    : {
        href: '/rewards/dashboard',
        label: t('figures.rewards'),
        figure: number(known.points),
        text: t('figures.points', { count: known.points }),
        rewards: true,
      },
  {
    href: '/account/store-credit',
    label: t('figures.storeCredit'),
    figure: money(known.storeCredit),
    text: t('figures.toSpend'),
  },
  {
    href: '/account/wishlist',
    label: t('figures.wishlists'),
    figure: number(known.wishes),
    text: t('figures.inLists', { count: known.wishlists, number: number(known.wishlists) }),
  },
  {
    href: '/account/address',
    label: t('figures.addresses'),
    figure: number(known.addresses),
    text: t('figures.addressesKept', { count: known.addresses }),
  },
]

/** The account's totals, each linking to its page. */
export function Figures({ of }: { of: AccountOverview }) {
  const { t } = useTranslation('account')
  const formats = useFormats()
  return (
    <ul className={styles.figures}>
      {entries(of, t, formats).map(({ href, label, figure, text, rewards = false }) => (
        <li key={label} className={styles.entry}>
          <p className={styles.label}>
            <AppLink href={href} className={styles.link}>
              {label}
            </AppLink>
          </p>
          <p className={classes(styles.figure, rewards && styles.rewards)}>{figure}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

export const FiguresSkeleton = () => (
  <div className={styles.figures}>
    {[1, 2, 3, 4].map((each) => (
      <Skeleton key={each} className={styles.waiting} />
    ))}
  </div>
)
