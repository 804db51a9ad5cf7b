import type { ReactNode } from 'react'
import styles from './illustrations.module.css'

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 112 96" aria-hidden="true" className={styles.drawing}>
      <path d="M8 86h96" className={styles.ground} />
      {children}
    </svg>
  )
}

/** An open ledger with a sprig between its empty pages. */
export function NoOrders() {
  return (
    <Drawing>
      <path d="M56 34c-9-6-22-8-38-7v50c16-1 29 1 38 7 9-6 22-8 38-7V27c-16-1-29 1-38 7Zm0 0v50" />
      <path d="M27 40c8 0 14 1 20 3M27 50c8 0 14 1 20 3M27 60c8 0 14 1 20 3" className={styles.faint} />
      <path d="M68 72C70 50 74 30 86 12" className={styles.accent} />
      <path
        d="M71 56c-6-1-9-5-9-11 6 1 9 5 9 11Zm3-11c-5-3-6-8-4-13 5 3 6 8 4 13Zm-1 8c6 0 10-3 12-9-6 0-10 3-12 9Zm4-12c5 0 9-3 10-8-5 0-9 3-10 8Zm3-11c-3-4-3-9 0-13 3 4 3 9 0 13Z"
        className={styles.accent}
      />
    </Drawing>
  )
}

/** Two torn-off tickets, and a leaf in place of the third. */
export function NoOffers() {
  return (
    <Drawing>
      <path d="M14 40 70 26l4 15a6 6 0 0 0 3 11l4 15-56 14-4-15a6 6 0 0 0-3-11Z" />
      <path d="M55 30l13 48" strokeDasharray="3 4" className={styles.faint} />
      <path d="M27 51l18-4.500M30 61l14-3.500" className={styles.faint} />
      <path d="M84 86c-2-18 2-32 12-42" className={styles.accent} />
      <path d="M86 66c-8-3-11-9-10-17 8 3 11 9 10 17Zm3-8c2-8 7-12 14-13-1 8-6 13-14 13Z" className={styles.accent} />
    </Drawing>
  )
}

/** A pot of soil with a seedling. */
export function NoPoints() {
  return (
    <Drawing>
      <path d="M34 52h44l-5 34H39Zm-4-10h52v10H30Z" />
      <path d="M56 42V26" className={styles.accent} />
      <path d="M56 28c-9 1-14-3-15-11 9-1 14 3 15 11Zm0 4c8-1 12-5 13-13-8 1-12 5-13 13Z" className={styles.accent} />
    </Drawing>
  )
}

/** An empty watering can. */
export function NoAnswer() {
  return (
    <Drawing>
      <path d="M34 46h40v40H34ZM74 60l22-20M90 34l12 12M34 52c-16-2-20 22 0 24" />
      <path d="M42 46c0-16 24-16 24 0" />
      <path d="M44 58h20M44 66h12" className={styles.faint} />
      <path d="M98 58v3M104 66v3M98 74v3" className={styles.accent} />
    </Drawing>
  )
}

/** A mailbox on its post, with its flag down. */
export function NoPlaces() {
  return (
    <Drawing>
      <path d="M28 26h40a14 14 0 0 1 14 14v18H42V40a14 14 0 0 0-14-14 14 14 0 0 0-14 14v18h28M52 58v28M60 58v28" />
      <path d="M22 44h12M66 44h10v-8" className={styles.faint} />
      <path
        d="M60 74c10 0 16-5 18-14-10 0-16 5-18 14Zm-8 6c-8 0-13-4-14-11 8 0 13 4 14 11Z"
        className={styles.accent}
      />
    </Drawing>
  )
}

/** An open jar with nothing in it but light, and its lid beside it. */
export function NoWishes() {
  return (
    <Drawing>
      <path d="M26 36h36v8c5 3 7 7 7 12v24a6 6 0 0 1-6 6H25a6 6 0 0 1-6-6V56c0-5 2-9 7-12ZM22 28h44v8H22Z" />
      <path d="M28 60v14M76 86l4-16h20l4 16" className={styles.faint} />
      <path d="M44 76c-9-7-13-11-13-16a6 6 0 0 1 13-3 6 6 0 0 1 13 3c0 5-4 9-13 16Z" className={styles.accent} />
    </Drawing>
  )
}

/** A closed purse. */
export function NoCredit() {
  return (
    <Drawing>
      <path d="M36 34h40c12 12 18 24 18 34a18 18 0 0 1-18 18H36a18 18 0 0 1-18-18c0-10 6-22 18-34ZM34 28h44v6H34Z" />
      <path d="M50 28a6 6 0 0 1 6-8 6 6 0 0 1 6 8" className={styles.faint} />
      <path d="M56 74V54m0 8c-6 0-9-3-10-9 6 0 9 3 10 9Zm0 4c6 0 10-3 11-9-6 0-10 3-11 9Z" className={styles.accent} />
    </Drawing>
  )
}
