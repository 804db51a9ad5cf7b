import type { WishlistView } from '@leaflog/core'
import { type KeyboardEvent, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './list-tabs.module.css'

export const tabId = (listId: string): string => `wishlist-tab-${listId}`
export const panelId = (listId: string): string => `wishlist-panel-${listId}`

type ListTabsProps = {
  lists: WishlistView['lists']
  shown: string
  onChoose: (listId: string) => void
}

/** The tab that an arrow key, Home or End selects, out of `count`. */
const stepOf = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The lists by name. Arrow keys move between them; the row scrolls if it is wider than the page. */
export function ListTabs({ lists, shown, onChoose }: ListTabsProps) {
  const { t } = useTranslation('account')
  const { number } = useFormats()
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = lists.findIndex(({ id }) => id === shown)
    const next = lists[stepOf(event.key, at, lists.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(next.id))}`)?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label={t('wishlist.title')} className={styles.tabs}>
      {lists.map(({ id, name, items }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          aria-selected={id === shown}
          aria-controls={id === shown ? panelId(id) : undefined}
          tabIndex={id === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(id)}
          onKeyDown={onKeyDown}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>
            <Trans
              t={t}
              i18nKey="wishlist.tab"
              count={items.length}
              values={{ number: number(items.length) }}
              components={{ hidden: <VisuallyHidden>{null}</VisuallyHidden> }}
            />
          </span>
        </button>
      ))}
    </div>
  )
}
