import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'

const LEAST = 200
const STEP = 24
/** Maximum share of the window's height. */
const MOST = 0.85

/** The panel's height, set by pointer or keyboard. */
export function useDock() {
  const [height, setHeight] = useState(380)
  useEffect(() => {
    // Keeps the end of the page reachable by scrolling.
    document.body.style.paddingBottom = `${height}px`
    return () => void document.body.style.removeProperty('padding-bottom')
  }, [height])
  const most = Math.round(innerHeight * MOST)
  const set = (next: number) => setHeight(Math.round(Math.min(Math.max(next, LEAST), most)))
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowUp: height + STEP,
      ArrowDown: height - STEP,
      Home: LEAST,
      End: most,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId)
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(innerHeight - event.clientY)
  }
  return {
    height,
    handle: {
      role: 'separator',
      tabIndex: 0,
      'aria-label': 'Height of the panel',
      'aria-orientation': 'horizontal',
      'aria-valuemin': LEAST,
      'aria-valuemax': most,
      'aria-valuenow': height,
      onKeyDown,
      onPointerDown,
      onPointerMove,
    } as const,
  }
}
