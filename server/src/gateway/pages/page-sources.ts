/** What a page was drawn from, and for how long that is current. */
import type { RenderPage } from './storefront.ts'

type Gateway = Parameters<RenderPage>[1]['gateway']

export interface PageSources {
  /** The gateway, whose answers are noted. */
  gateway: Gateway
  /** The answers' entity tags, and the seconds until the first of them is to be fetched again. */
  read(): { tags: string[]; seconds: number } | undefined
}

/** A page is kept no longer than this; its data is asked for again at least as often. */
const MAX_SECONDS = 60

/**
 * Notes the answers that a page is drawn from. `read` is undefined if one of them may not be shared (it is somebody's, or
 * it failed), so whatever a drawing asks for, only shared data is kept with it.
 */
export function noteSources(gateway: Gateway): PageSources {
  const tags = new Set<string>()
  let seconds = MAX_SECONDS
  let isShared = true
  return {
    gateway: async (request) => {
      const answer = await gateway(request)
      const tag = answer.headers.get('etag')
      const lifetime = /\bpublic\b.*\bs-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1]
      if (!answer.ok || tag === null || lifetime === undefined) {
        isShared = false
      } else {
        tags.add(tag)
        // A stale answer is being fetched again: the page is dropped when the new one differs.
        seconds = Math.max(1, Math.min(seconds, Number(lifetime) - Number(answer.headers.get('age') ?? 0)))
      }
      return answer
    },
    read: () => (isShared ? { tags: [...tags], seconds } : undefined),
  }
}
