/** Loaded with consent only, after the page has started. @module */
import { platformPorts, type PlatformPorts, type Shop } from '@leaflog/core'
import type { RegisteredRouter } from '@tanstack/react-router'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { site } from '../../shared/page/site.ts'
import { measurePages } from './measure-pages.ts'
import { pageType } from './page-type.ts'

/** Kinds of pages by when they were shown; the first is that of the document. */
function pagesShown(router: RegisteredRouter, { now }: PlatformPorts['clock']): (milliseconds: number) => string {
  const [document] = performance.getEntriesByType('navigation')
  const first = document === undefined ? location.pathname : new URL(document.name).pathname
  const shown = [{ from: 0, kind: pageType(first) }]
  const look = () => {
    const kind = pageType(router.state.location.pathname)
    if (shown.at(-1)?.kind !== kind) shown.push({ from: now() - performance.timeOrigin, kind })
  }
  look()
  router.subscribe('onResolved', look)
  return (milliseconds) => shown.findLast(({ from }) => from <= milliseconds)?.kind ?? pageType(first)
}

let isMeasuring = false

/** Once per document. */
export function startMeasuring(shop: Shop, router: RegisteredRouter): void {
  if (isMeasuring) return
  isMeasuring = true
  const ports = platformPorts({ brand: site.key })
  measurePages({
    ports,
    onHidden: (run) => ports.page.hidden$.subscribe(run),
    onShown: (run) => ports.page.wake$.subscribe(run),
    measure: (report) => {
      for (const on of [onCLS, onINP, onLCP, onTTFB]) on(report)
    },
    isAllowed: () => shop.getState().analytics.view.consent === 'granted',
    kindAt: pagesShown(router, ports.clock),
  })
}
