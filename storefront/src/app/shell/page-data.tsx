import type { InitialEvents } from '@leaflog/core'
import { jsonForScript } from '@leaflog/core/seo'
import type { ResourceLanguage } from 'i18next'
import { dispensary, type Dispensary } from '@leaflog/core/wire/content/stores'
import * as z from 'zod/mini'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { asLanguage, defaultLanguage, type Language } from '../../shared/i18n/languages.ts'
import { usedTexts } from '../../shared/i18n/texts.ts'

export const PAGE_DATA_ID = 'page-data'
const textsId = 'page-texts'

/** Data with which the browser continues from the server's rendering. */
export type PageDataContent = {
  seed: InitialEvents | null
  now: number
  defaultView: Dispensary | null
  settings: Settings
  site: Site
  language: Language
  /** The page is for any visitor; the browser adds what it knows of its own (app/offline). */
  isShell?: boolean
}

/**
 * Server configuration: where the age gate leads, Exit Website (4a.8) and external shops by state (4a.7), and which
 * commerce backend is used (7a.2).
 */
const settings = z.object({
  backendId: z.string(),
  exitUrl: z.string(),
  externalShops: z.record(z.string(), z.string()),
  menuCheckout: z.string(),
})
export type Settings = z.infer<typeof settings>

/** The shop's public address, whatever address the browser requested, and its builds (7d.2). */
const publicSite = z.object({ origin: z.string(), builds: z.record(z.string(), z.string()) })
type Site = z.infer<typeof publicSite>

const noSettings: Settings = { backendId: 'commerce', exitUrl: '/', externalShops: {}, menuCheckout: 'here' }

export const toPageData = (data: PageDataContent): string => jsonForScript(data)

/** The text that the server embedded in the page; empty without it. */
export const readPageData = (from: Document): string => from.getElementById(PAGE_DATA_ID)?.textContent ?? '{}'

/** The texts that the page was rendered with, by namespace. */
export const readPageTexts = (from: Document): Record<string, ResourceLanguage> => {
  const read: unknown = JSON.parse(from.getElementById(textsId)?.textContent ?? '{}')
  return areTexts(read) ? read : {}
}

/** Trusted: written by the page's own server. */
const areTexts = (value: unknown): value is Record<string, ResourceLanguage> =>
  typeof value === 'object' && value !== null

/** Trusted: written by the page's own server. Only the shape is checked; the shop validates the events. */
const isInitialEvents = (value: unknown): value is InitialEvents =>
  typeof value === 'object' && value !== null && 'at' in value && 'events' in value && Array.isArray(value.events)

export const parsePageData = (text: string): PageDataContent => {
  const read: unknown = JSON.parse(text)
  const fields = new Map<string, unknown>(typeof read === 'object' && read !== null ? Object.entries(read) : [])
  const [seed, now, view] = [fields.get('seed'), fields.get('now'), dispensary.safeParse(fields.get('defaultView'))]
  return {
    seed: isInitialEvents(seed) ? seed : null,
    now: typeof now === 'number' ? now : 0,
    defaultView: view.success ? view.data : null,
    language: asLanguage(String(fields.get('language'))) ?? defaultLanguage,
    settings: settings.safeParse(fields.get('settings')).data ?? noSettings,
    site: publicSite.safeParse(fields.get('site')).data ?? { origin: '', builds: {} },
    isShell: fields.get('isShell') === true,
  }
}

/** The elements that hold the data. They follow the page, because only then all its texts are known. */
export function PageData() {
  const pageData = useRouteContext({ from: '__root__', select: (context) => context.pageData })
  const texts = useRouteContext({ from: '__root__', select: (context) => context.texts })
  // The initial texts; those used later do not belong to the first rendering.
  const [used] = useState(() => jsonForScript(usedTexts(texts)))
  return (
    <>
      <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: pageData }} />
      <script
        type="application/json"
        id={textsId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: used }}
      />
    </>
  )
}
