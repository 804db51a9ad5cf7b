import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first render of the browser, true as soon as the page listens. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
