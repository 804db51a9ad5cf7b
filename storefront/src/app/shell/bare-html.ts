import { site } from '../../shared/page/site.ts'
import { PAGE_DATA_ID, type PageDataContent, toPageData } from './page-data.tsx'

export interface BareHtml {
  readonly data: PageDataContent
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
}

/**
 * A page that only its script draws, without anything of its visitor but their language. It has no inline script, so
 * that it needs no nonce.
 */
export const bareHtml = ({ data, scripts, styles, preloads }: BareHtml): string =>
  [
    `<!doctype html><html lang="${data.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex"><title>${site.name}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `</head><body><script type="application/json" id="${PAGE_DATA_ID}">${toPageData(data)}</script>`,
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    '</body></html>',
  ].join('')
