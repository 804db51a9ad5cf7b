/** The frame of every page: document, header, footer, notices. @module */
import { gateIsOpen } from '@leaflog/core'
import { useView } from '@leaflog/react'
import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AgeGate } from '../../features/age-gate/age-gate.tsx'
import { Analytics } from '../../features/analytics/analytics.tsx'
import { CartLayer } from '../../features/cart/cart-layer.tsx'
import { AccountNotice } from './account-notice.tsx'
import { BirthDateToast } from './birth-date-toast.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './layout.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { Overlays } from './overlays.tsx'
import { PageOnItsWay } from './page-on-its-way.tsx'
import { PromoBanner } from './promo-banner.tsx'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import { RouteChange } from './route-change.tsx'
import { SessionWatch } from './session-watch.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { Toasts } from './toasts.tsx'
import { useTranslation } from 'react-i18next'

/** The part that the gate makes inert. It renders on its own, so that the gate does not re-render it. */
function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} inert={useView(gateIsOpen)} data-listening={useHydrated()}>
      {children}
    </div>
  )
}

function Gate() {
  return useView(gateIsOpen) && <AgeGate />
}

/**
 * The frame of every page (2a.1): banner, header, hamburger menu, content, footer and the age gate. While the gate is
 * open the page is in the HTML for crawlers, and inert for visitors (2g.1).
 */
export function Layout() {
  const { t } = useTranslation('common')
  return (
    <>
      <Page>
        <a href="#content" className={styles.skip}>
          {t('layout.skip')}
        </a>
        <StorageNotice />
        <OfflineNotice />
        <AccountNotice />
        <PromoBanner />
        <Header />
        <main id="content" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
        <BirthDateToast />
      </Page>
      <Gate />
      <CartLayer />
      <Overlays />
      <Toasts />
      <PageOnItsWay />
      <RouteChange />
      <SessionWatch />
      <Analytics />
    </>
  )
}
