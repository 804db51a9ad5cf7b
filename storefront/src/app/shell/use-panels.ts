import { useRouterState } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/**
 * Panels of a bar of links, one open at a time (2h.1, 3.16.2). A button beside each link opens its panel, and so does
 * hovering. Escape closes it and returns the focus; moving the focus or the pointer out closes it too, and so does
 * navigation.
 */
export function usePanels() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  // A panel belongs to the page on which it was opened.
  const [open, setOpen] = useState<{ key: string; on: string } | null>(null)
  const shown = open?.on === path ? open.key : null
  const show = (key: string | null) => setOpen(key === null ? null : { key, on: path })
  return {
    path,
    shown,
    /** Props of the element around all entries. */
    bar: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || shown === null) return
        event.currentTarget.querySelector<HTMLButtonElement>('button[aria-expanded="true"]')?.focus()
        show(null)
      },
      onPointerLeave: () => show(null),
    },
    /** Props of the element around one link, its button and its panel. */
    entry: (key: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show(key)
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (shown === key && !event.currentTarget.contains(event.relatedTarget)) show(null)
      },
    }),
    toggle: (key: string) => ({
      'aria-expanded': shown === key,
      onClick: () => show(shown === key ? null : key),
    }),
  }
}
