import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

import { robotsFor } from '../page-head.ts'
import { site } from '../site.ts'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** The head that all pages share; a page's own title, description and robots come after it and win. */
export const documentHead = (origin: string, path: string) => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    { name: 'theme-color', content: '#FAF7F0', media: '(prefers-color-scheme: light)' },
    { name: 'robots', content: robotsFor(path) },
    { title: site.name },
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: `${origin}/media/scenes/hero.jpg?width=1200&height=630&quality=80&format=pjpg` },
  ],
  links: [font(fraunces), font(inter), { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }],
})
