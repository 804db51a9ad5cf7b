/**
 * The code of a page, for `lazyRouteComponent`. If it cannot be loaded, the router would reload the whole document,
 * which fails without a connection. Another error message makes it show the error screen instead. `alongside` is
 * fetched at the same time, but not awaited: a server-rendered page does not need its loader, but the next one does,
 * and the connection may be gone by then.
 */
export const lazyPage =
  <T>(load: () => Promise<T>, ...alongside: readonly (() => Promise<unknown>)[]) =>
  (): Promise<T> => {
    // A failure is retried and reported when it is needed.
    for (const fetch of alongside) fetch().catch(() => undefined)
    return load().catch((cause: unknown) => {
      throw new Error('The code of this page could not be loaded.', { cause })
    })
  }
