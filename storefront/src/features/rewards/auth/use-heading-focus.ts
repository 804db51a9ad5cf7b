import { type RefObject, useEffect, useRef } from 'react'

/** When a page switches its view in place, the new view's heading gets the focus. */
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
