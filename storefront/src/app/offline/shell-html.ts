import { initialEventsFrom } from '@leaflog/core'
import type { AgeGateEntry } from '@leaflog/core/wire/commerce/age-gate'
import { defaultLanguage } from '../../shared/i18n/languages.ts'
import { bareHtml } from '../shell/bare-html.ts'
import type { PageDataContent } from '../shell/page-data.tsx'

interface Shell extends Pick<PageDataContent, 'now' | 'defaultView' | 'settings' | 'site'> {
  readonly ageGateConfig: AgeGateEntry[]
  readonly assets: { scripts: string[]; styles: string[]; preloads: string[] }
}

const nobody = { read: () => null, url: { pathname: '/', search: '', hash: '' } }

/** The shell, or 503 while a part of it is missing: the worker keeps what it gets until the next release. */
export const shellResponse = (shell: Shell): Response =>
  shell.ageGateConfig.length === 0 || shell.defaultView === null
    ? new Response(null, { status: 503 })
    : new Response(shellHtml(shell), { headers: { 'content-type': 'text/html; charset=utf-8' } })

/**
 * A page without anything of its visitor: the worker keeps one for everybody who uses the browser. A nonce would be
 * repeated by a kept page, so it has none.
 */
function shellHtml({ ageGateConfig, assets, now, defaultView, settings, site: publicSite }: Shell): string {
  const { events } = initialEventsFrom({ ...nobody, now, ageGateConfig })
  const seed = { at: now, events: events.filter(({ type }) => type.startsWith('ageGate.')) }
  const data = { seed, now, defaultView, settings, site: publicSite, language: defaultLanguage, isShell: true }
  return bareHtml({ data, ...assets })
}
