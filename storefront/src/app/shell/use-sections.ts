import type { NavigationEntry } from '@leaflog/core/wire/content/content'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'

/** What is below a navigation entry (3.16.2), as far as its links lead somewhere; a section without any is left out. */
export function useSections(): (entry: NavigationEntry) => NavigationEntry['sections'] {
  const live = useLiveLinks()
  return ({ sections }) =>
    sections
      .map((section) => ({ ...section, links: live(section.links, ({ link }) => link) }))
      .filter(({ links }) => links.length > 0)
}
