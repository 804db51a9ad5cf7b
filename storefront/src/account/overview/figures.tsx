import type { AccountOverview } from '@leaflog/core/wire/account-overview'
import { AppLink } from '../../ui/app-link.tsx'
import { classes } from '../../ui/classes.ts'
import { formatCents } from '../../ui/price.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { count } from '../../ui/words.ts'
import styles from './figures.module.css'

type Entry = { href: string; label: string; figure: string; text: string; rewards?: boolean }

const counted = (of: number, one: string, many: string): string => `${count(of)} ${of === 1 ? one : many}`

const entries = (known: AccountOverview): Entry[] => [
  known.points === null
    ? { href: '/rewards/dashboard', label: 'Rewards', figure: '–', text: 'Not joined yet', rewards: true }
    : { href: '/rewards/dashboard', label: 'Rewards', figure: count(known.points), text: 'points', rewards: true },
  { href: '/account/store-credit', label: 'Store credit', figure: formatCents(known.storeCredit), text: 'to spend' },
  {
    href: '/account/wishlist',
    label: 'Wishlists',
    figure: count(known.wishes),
    text: `in ${counted(known.wishlists, 'list', 'lists')}`,
  },
  {
    href: '/account/address',
    label: 'Addresses',
    figure: count(known.addresses),
    text: known.addresses === 1 ? 'address' : 'addresses',
  },
]

/** How much there is of everything, each figure a link to where it comes from. */
export function Figures({ of }: { of: AccountOverview }) {
  return (
    <ul className={styles.figures}>
      {entries(of).map(({ href, label, figure, text, rewards = false }) => (
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
