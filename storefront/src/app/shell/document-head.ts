import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

import { NOINDEX, robotsFor } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { localeOf } from '../../shared/i18n/languages.ts'
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

type Said = Pick<PageContext, 'origin' | 'language' | 'texts' | 'builds'> & {
  path: string
  /** There is no such page, or it could not be read. */
  gone?: boolean
}

/** The head that all pages share; a page's own title, description, picture and robots come after it and win. */
export const documentHead = async (context: Said) => {
  const { origin, path, language, builds = {}, gone = false } = context
  const robots = robotsFor(path)
  const t = await texts(context, 'head')
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#FAF7F0', media: '(prefers-color-scheme: light)' },
      // 5d.1: what is not there overrides what is told to search engines; a path of Rewards says even more (2a.9).
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
    // 9f.6: they carry the six faces of styles/fonts.css.
    links: [font(fraunces), font(inter), { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
  }
}
