import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** Waits some milliseconds. A page that is left meanwhile waits for ever: what was to follow does not. */
export function useDelay(): (milliseconds: number) => Promise<void> {
  const after = useRouteContext({ from: '__root__', select: (context) => context.after })
  const cancel = useRef<() => void>(null)
  useEffect(() => () => cancel.current?.(), [])
  return useCallback(
    (milliseconds) =>
      new Promise((resolve) => {
        cancel.current?.()
        cancel.current = after(milliseconds, resolve)
      }),
    [after],
  )
}
