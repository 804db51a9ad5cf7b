import { isLeaflogError, isUnanswered, type Shop } from '@leaflog/core'
import { RefusedError } from './read-content.ts'

type Reporting = { shop: Pick<Shop, 'report'> }

/** A service that gives nothing, a connection that is away, or a shop that is closed or writes no more, which it has said. */
const isNoNews = (error: unknown): boolean =>
  isUnanswered(error) ||
  error instanceof RefusedError ||
  isLeaflogError(error, 'SHOP_DISPOSED', 'READ_ONLY') ||
  ('onLine' in navigator && !navigator.onLine)

/** For what nobody waits for: what is unexpected is reported as `what`. */
export const told =
  ({ shop }: Reporting, what: string) =>
  (error: unknown): void => {
    if (!isNoNews(error)) shop.report(what, error)
  }

/** For what a page can do without: `instead` takes its place, and what is unexpected is reported as `what`. */
export const without =
  <T>(instead: T, context: Reporting, what: string) =>
  (error: unknown): T => {
    told(context, what)(error)
    return instead
  }
