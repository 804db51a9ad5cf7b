import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Figures follow what happens, and are not asked for with every event of a busy shop. */
const AFTER_MS = 3_000

/** Asks for the figures again a while after something happened, once for all that happens until then. */
export const useFollowUp = (refresh: () => void): (() => void) => {
  const { after } = useRouteContext({ from: '__root__' })
  const [followUp] = useState(() => {
    let cancel: (() => void) | null = null
    return {
      begin: () => {
        cancel ??= after(AFTER_MS, () => {
          cancel = null
          refresh()
        })
      },
      end: () => {
        cancel?.()
        cancel = null
      },
    }
  })
  useEffect(() => followUp.end, [followUp])
  return followUp.begin
}
