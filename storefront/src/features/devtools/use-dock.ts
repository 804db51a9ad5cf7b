import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react'
import { useSheet } from './use-sheet.ts'

const LEAST = 200
const STEP = 24
/** Maximum share of the window's height. */
const MOST = 0.85

/** The panel's height, set by pointer or keyboard. */
export function useDock() {
  const [height, setHeight] = useState(380)
  /** With the banner. */
  const [whole, setWhole] = useState(height)
  // Keeps the end of the page reachable by scrolling.
  useSheet(`:root { --tm-dock: ${whole}px } body { padding-bottom: ${height}px }`)
  const dock = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWhole(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
    dock,
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
