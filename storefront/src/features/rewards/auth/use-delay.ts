import { useRouteContext } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** Waits some milliseconds. After the component unmounts it never resolves, so what would follow does not run. */
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
