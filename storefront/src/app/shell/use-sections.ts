import type { NavigationEntry } from '@leaflog/core/wire/content/content'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'

/** The sections of a navigation entry (3.16.2), reduced to working links; empty sections are left out. */
export function useSections(): (entry: NavigationEntry) => NavigationEntry['sections'] {
  const live = useLiveLinks()
  return ({ sections }) =>
    sections
      .map((section) => ({ ...section, links: live(section.links, ({ link }) => link) }))
      .filter(({ links }) => links.length > 0)
}
