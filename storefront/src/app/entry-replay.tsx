import { inLocale, platformPorts } from '@leaflog/core'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createRelay } from '../features/devtools/following/relay.ts'
import { FramedPage } from '../features/devtools/replay/framed-page.tsx'
import { publicReads } from '../features/devtools/replay/public-reads.ts'
import { ReplayPage } from '../features/devtools/replay/replay-page.tsx'
import { browserTexts, readRemaining } from '../shared/i18n/browser-texts.ts'
import { site } from '../shared/page/site.ts'
import { createShopRouter } from './router.tsx'
import { parsePageData, readPageData } from './shell/page-data.tsx'
import { protectMarkup } from './shell/trusted-types.ts'
import './styles/index.ts'

// Before anything is drawn: a page without inline scripts creates its policy here.
protectMarkup()

const pageData = readPageData(document)
const { language, settings, now } = parsePageData(pageData)
const texts = browserTexts(language, {}, (address) => fetch(address))
const { clock } = platformPorts({ brand: site.key })

const context = {
  after: clock.after,
  locate: () => Promise.reject(new Error('A recording has no location to share.')),
  language,
  texts,
  // Without cookies: the answers are the same for everybody.
  http: publicReads(inLocale((request) => fetch(request, { credentials: 'omit' }), language)),
  origin: location.origin,
  menuCheckout: settings.menuCheckout,
  drawnAt: now,
  defaultView: null,
  pageData,
}

const pages = { context, createRouter: createShopRouter }
const relay = createRelay((request) => fetch(request), location.origin)

await readRemaining(texts, language)
startTransition(() =>
  createRoot(document).render(
    <StrictMode>
      <I18nextProvider i18n={texts}>
        {/* Only this page itself may show it in a frame (server/src/gateway/http/csp.ts). */}
        {parent === window ? <ReplayPage pages={pages} relay={relay} /> : <FramedPage pages={pages} />}
      </I18nextProvider>
    </StrictMode>,
  ),
)
