/** How long answers may take, and what is kept of them. */

export interface Limits {
  /** Milliseconds for an upstream's whole answer, including the body; less than `handler`. */
  upstream: number
  /** Milliseconds for a handler's answer; no page and no data takes longer than 5 s. */
  handler: number
  /** Milliseconds that a page may wait for its turn to be drawn. */
  pageWait: number
  /** Milliseconds for a picture: a first page requests many at once, and they are rendered two at a time. */
  picture: number
  /** Milliseconds for all the API calls of one page together. */
  calls: number
  /** Milliseconds for a browser to send its whole request. */
  request: number
  /** Milliseconds of event loop delay after which load is shed; 0 for never. */
  eventLoop: number
  /** Bytes of the response cache. */
  cacheBytes: number
  /** Bytes of the page cache. */
  pageCacheBytes: number
}

const limits: Limits = {
  upstream: 4500,
  handler: 4800,
  pageWait: 2000,
  picture: 15_000,
  calls: 3000,
  request: 4000,
  // A busy machine often reaches less than this.
  eventLoop: 2500,
  cacheBytes: 64 * 1024 * 1024,
  pageCacheBytes: 32 * 1024 * 1024,
}

/** @param factor multiplies how long answers may take, and how late the event loop may be */
export const limitsIn = (factor: number): Limits => ({
  ...limits,
  upstream: limits.upstream * factor,
  handler: limits.handler * factor,
  pageWait: limits.pageWait * factor,
  picture: limits.picture * factor,
  calls: limits.calls * factor,
  eventLoop: limits.eventLoop * factor,
})
