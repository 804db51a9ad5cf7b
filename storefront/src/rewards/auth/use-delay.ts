import { useCallback, useEffect, useRef } from 'react'

/** Waits some milliseconds. A page that is left meanwhile waits for ever: what was to follow does not. */
export function useDelay(): (milliseconds: number) => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (milliseconds) =>
      new Promise((resolve) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(resolve, milliseconds)
      }),
    [],
  )
}
