import { type RefObject, useEffect, useRef } from 'react'

/** When a page shows another of its views in place, reading goes on from that view's heading. */
export function useHeadingFocus(view: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus()
  }, [view])
  return heading
}
