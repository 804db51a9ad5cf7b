import { isLeaflogError, isUnanswered, type Ports, type Shop } from '@leaflog/core'
import { RefusedError } from './read-content.ts'

export type Reporting = { shop: Pick<Shop, 'report'> }

/** For errors before there is a shop: reports the code, or only the name if it is not our own error (I5). */
export const reportingTo = (ports: Pick<Ports, 'report'>): Reporting => ({
  shop: {
    report: (what, error) =>
      ports.report(what, isLeaflogError(error) ? error.code : error instanceof Error ? error.name : typeof error),
  },
})

/** Expected errors: a service that does not answer, a lost connection, or a closed or read-only shop. */
const isNoNews = (error: unknown): boolean =>
  isUnanswered(error) ||
  error instanceof RefusedError ||
  isLeaflogError(error, 'SHOP_DISPOSED', 'READ_ONLY') ||
  ('onLine' in navigator && !navigator.onLine)

/** For promises that are not awaited: an unexpected error is reported as `what`. */
export const reportUnexpected =
  ({ shop }: Reporting, what: string) =>
  (error: unknown): void => {
    if (!isNoNews(error)) shop.report(what, error)
  }

/** For optional data: `instead` replaces it, and an unexpected error is reported as `what`. */
export const without =
  <T>(instead: T, context: Reporting, what: string) =>
  (error: unknown): T => {
    reportUnexpected(context, what)(error)
    return instead
  }
