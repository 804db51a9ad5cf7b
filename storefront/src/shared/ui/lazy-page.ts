/**
 * The code of a page, for `lazyRouteComponent`. When it cannot be fetched, the router would load the whole document again,
 * and without a connection that leaves nothing of the shop. Said in other words, the error screen shows instead.
 *
 * What is `alongside` is fetched at the same time, and is not waited for: a page that the server drew has no use for its
 * loader, but the next one of its kind has, and the connection may be gone by then.
 */
export const lazyPage =
  <T>(load: () => Promise<T>, ...alongside: readonly (() => Promise<unknown>)[]) =>
  (): Promise<T> => {
    // It is asked for again when it is wanted, and said then.
    for (const fetch of alongside) fetch().catch(() => undefined)
    return load().catch((cause: unknown) => {
      throw new Error('The code of this page could not be loaded.', { cause })
    })
  }
