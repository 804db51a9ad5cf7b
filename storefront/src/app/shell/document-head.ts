import fraunces from 'cut-fonts/basic-fraunces.woff2?url'
import inter from 'cut-fonts/basic-inter.woff2?url'

import { NOINDEX, robotsFor } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { type Language, localeOf } from '../../shared/i18n/languages.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { site } from '../../shared/page/site.ts'
import { sharedPicture } from '../../shared/page/picture-address.ts'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** What an installed shop is called, by language. */
const manifestOf: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  es: '/manifest.es.webmanifest',
}

type HeadContext = Pick<PageContext, 'origin' | 'language' | 'texts' | 'builds' | 'isShell'> & {
  path: string
  /** The page does not exist, or could not be loaded. */
  gone?: boolean
}

/** The head shared by all pages; a page's own title, description, image and robots come after it and override it. */
export const documentHead = async (context: HeadContext) => {
  const { origin, path, language, builds = {}, gone = false, isShell = false } = context
  const robots = robotsFor(path)
  const t = await texts(context, 'head')
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#FAF7F0', media: '(prefers-color-scheme: light)' },
      // 5d.1: a missing page overrides what search engines are told; a Rewards path is stricter still (2a.9).
      { name: 'robots', content: gone && !robots.startsWith(NOINDEX) ? NOINDEX : robots },
      { title: gone ? `${t('notFound')} · ${site.name}` : site.name },
      { name: 'description', content: t('description', { brand: site.name }) },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: localeOf[language].replace('-', '_') },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: origin + sharedPicture('/scenes/hero.jpg') },
      { name: 'twitter:card', content: 'summary_large_image' },
      // 7d.2
      ...Object.entries(builds).map(([part, content]) => ({ name: `build-${part}`, content })),
    ],
    // 9f.6: the font files contain the six faces of styles/fonts.css.
    links: [
      // The shell has its styles before this head, and its fonts with them.
      ...(isShell ? [] : [font(fraunces), font(inter)]),
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
      { rel: 'manifest', href: manifestOf[language] },
    ],
  }
}
