import * as z from 'zod/mini'

/** 9f.6: how far outside the viewport a link counts as near. */
export const NEAR = '200px'

/** Where the server lists the files of each page. */
export const PAGE_FILES_PATH = '/page-files.json'

/** The files of each page, by route id. */
export const pageFiles = z.record(z.string(), z.array(z.string()))
export type PageFiles = z.infer<typeof pageFiles>

/** Whether the visitor asked to save data, or has a slow connection. */
export const savesData = (browser: object): boolean => {
  const connection: unknown = 'connection' in browser ? browser.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const slow = 'effectiveType' in connection && /2g/.test(String(connection.effectiveType))
  return slow || ('saveData' in connection && connection.saveData === true)
}

export interface NearLinks {
  readonly page: Document
  readonly files: PageFiles
  /** The route of a path. */
  readonly routeOf: (path: string) => string | undefined
  /** Runs a function when the page is idle. */
  readonly whenIdle: (run: () => void) => void
}

/**
 * 9f.6: prefetches the code of pages whose links come near the viewport, each file once and at low priority. Prefetched
 * code does not run, and a failed prefetch is fetched again when needed. Returns a function that stops it.
 */
export function fetchNearLinks({ page, files, routeOf, whenIdle }: NearLinks): () => void {
  const asked = new Set<string>()
  const watched = new WeakSet<Element>()
  /** Each in a task of its own: a page has dozens of files, and asking for one takes a phone some milliseconds. */
  const fetchFile = (href: string) => {
    if (asked.has(href)) return
    asked.add(href)
    const hint = Object.assign(page.createElement('link'), { rel: 'prefetch', as: 'script', href })
    whenIdle(() => page.head.append(hint))
  }
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
        near.unobserve(target)
        whenIdle(() => files[routeOf(target.pathname) ?? '']?.forEach(fetchFile))
      }
    },
    { rootMargin: NEAR },
  )
  let waiting = false
  const look = () => {
    waiting = false
    for (const link of page.querySelectorAll('a[href^="/"]')) {
      if (watched.has(link)) continue
      watched.add(link)
      near.observe(link)
    }
  }
  const lookLater = () => {
    if (waiting) return
    waiting = true
    whenIdle(look)
  }
  const changes = new MutationObserver(lookLater)
  changes.observe(page.body, { childList: true, subtree: true })
  lookLater()
  return () => {
    near.disconnect()
    changes.disconnect()
  }
}
