/**
 * The code of a page, for `lazyRouteComponent`. When it cannot be fetched, the router would load the whole document anew,
 * and without a connection that leaves nothing of the shop. Said in other words, the error screen shows instead.
 */
export const pageCode =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((cause: unknown) => {
      throw new Error('The code of this page could not be loaded.', { cause })
    })
