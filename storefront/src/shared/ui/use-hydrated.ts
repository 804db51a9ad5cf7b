import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the browser's first render, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
