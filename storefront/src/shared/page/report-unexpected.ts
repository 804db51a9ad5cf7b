import { isLeaflogError, isUnanswered, type Ports, type Shop } from '@leaflog/core'
import { RefusedError } from './read-content.ts'

export type Reporting = { shop: Pick<Shop, 'report'> }

/** For what happens before there is a shop: its code is said, or its name where it is no error of ours (I5). */
export const reportingTo = (ports: Pick<Ports, 'report'>): Reporting => ({
  shop: {
    report: (what, error) =>
      ports.report(what, isLeaflogError(error) ? error.code : error instanceof Error ? error.name : typeof error),
  },
})

/** A service that gives nothing, a connection that is away, or a shop that is closed or writes no more, which it has said. */
const isNoNews = (error: unknown): boolean =>
  isUnanswered(error) ||
  error instanceof RefusedError ||
  isLeaflogError(error, 'SHOP_DISPOSED', 'READ_ONLY') ||
  ('onLine' in navigator && !navigator.onLine)

/** For what nobody waits for: what is unexpected is reported as `what`. */
export const reportUnexpected =
  ({ shop }: Reporting, what: string) =>
  (error: unknown): void => {
    if (!isNoNews(error)) shop.report(what, error)
  }

/** For what a page can do without: `instead` takes its place, and what is unexpected is reported as `what`. */
export const without =
  <T>(instead: T, context: Reporting, what: string) =>
  (error: unknown): T => {
    reportUnexpected(context, what)(error)
    return instead
  }
