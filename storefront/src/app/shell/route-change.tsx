import { useAttempt } from '../../shared/page/attempt.ts'
import { gateIsOpen, safePath } from '@leaflog/core'
import { useDispensary, useShop, useView } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { arriveAtHeading, focusHeading } from './arrive-at-heading.ts'
import { useMenuChanges } from './use-menu-changes.ts'

/** Reports the current page to the shop, whose state closes what a route change closes (2h.1, 4e.3). */
function useArrivals() {
  const shop = useShop()
  const attempt = useAttempt()
  const router = useRouter()
  useEffect(() => {
    const arrived = ({ pathname, searchStr, hash }: { pathname: string; searchStr: string; hash: string }) => {
      // The page to return to is kept only while the visitor is on the way to signing in (4d.1).
      if (safePath(pathname) !== null) shop.session.forgetPage()
      attempt(shop.navigation.arrived({ path: pathname, search: searchStr, hash }))
    }
    arrived(router.state.location)
    return router.subscribe('onResolved', ({ toLocation, hrefChanged }) => {
      if (hrefChanged) arrived(toLocation)
    })
  }, [shop, router, attempt])
}

/** Loaders read the chosen store and mode: when these change, here or in another tab, the page is reloaded. */
function useStoreChanges() {
  const router = useRouter()
  const { storeId, mode } = useDispensary()
  const read = useRef(`${storeId} ${mode}`)
  useEffect(() => {
    const now = `${storeId} ${mode}`
    if (read.current === now) return
    read.current = now
    void router.invalidate()
  }, [router, storeId, mode])
}

/** On navigation: informs the shop, announces the title, and focuses the heading. */
export function RouteChange() {
  const router = useRouter()
  const gated = useView(gateIsOpen)
  const [announcement, setAnnouncement] = useState('')
  const wasGated = useRef(gated)
  useArrivals()
  useStoreChanges()
  useMenuChanges()
  useEffect(() => {
    let stop = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || fromLocation === undefined) return
      setAnnouncement(document.title)
      stop()
      stop = arriveAtHeading()
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [router])
  useEffect(() => {
    if (wasGated.current && !gated) focusHeading()
    wasGated.current = gated
  }, [gated])
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>
}
