/** The page of recorded logs, `/dev/replay`: its document, and its start in a browser. @module */
import type { Language } from '../../shared/i18n/languages.ts'
import { bareHtml } from '../shell/bare-html.ts'
import type { Settings } from '../shell/page-data.tsx'

interface Replay {
  readonly assets: { styles: string[]; replay?: { scripts: string[]; preloads: string[] } }
  readonly now: number
  readonly settings: Settings
  readonly language: Language
  readonly origin: string
}

/** Nothing is read for it: it is there while every service is down. */
export const replayResponse = ({ assets, now, settings, language, origin }: Replay): Response => {
  const { styles, replay } = assets
  if (replay === undefined) return new Response(null, { status: 503 })
  const data = { seed: null, now, defaultView: null, settings, language, site: { origin, builds: {} } }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': language }
  return new Response(bareHtml({ data, styles, ...replay }), { headers })
}
