import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Figures follow new events, but are not fetched for every event of a busy shop. */
const AFTER_MS = 3_000

/** Fetches the figures again a while after an event, once for all events until then. */
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
