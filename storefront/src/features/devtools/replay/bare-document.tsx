import type { ReactNode } from 'react'
import { site } from '../../../shared/page/site.ts'

/** The whole document, while it is no page of the shop. For engineers: in English only. */
export function BareDocument({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en" data-theme="system">
      <head>
        <title>{`${title} · ${site.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
      </head>
      <body>{children}</body>
    </html>
  )
}
