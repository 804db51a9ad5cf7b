/** `GET /dev/mails`: the outbox for developers. Never part of a shop with real customers. */
import { json, methodNotAllowed, type Upstream } from '../../../platform/upstream.ts'
import type { Database } from '../../platform/db.ts'
import type { SoldCode } from '../gift-cards/sold-codes.ts'
import { escapeHtml } from './mail-texts.ts'
import { listMails, type Mail } from './mails.ts'

/** Links of a mail can be followed; everything else on the page is inert. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
article { border-top: 1px solid; padding: 1rem 0 } dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem } dd { margin: 0; overflow-wrap: anywhere }`

/** A mail's HTML is ours (mail-texts.ts); text from people is escaped there and here. */
const article = ({ to, subject, html, created_at }: Mail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>At</dt><dd><time>${escapeHtml(created_at)}</time></dd></dl>
${html}
</article>`

const page = (mails: readonly Mail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Mails</title><style>${style}</style></head>
<body><h1>Mails</h1>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(article).join('\n')}
</body></html>`

/** JSON `{ mails }`, newest first, or a page for a browser (by `Accept`). */
export const createDevMails =
  (db: Database, soldCode: SoldCode): Upstream =>
  async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed('GET')
    const mails = await listMails(db, soldCode)
    if (!(request.headers.get('accept') ?? '').includes('text/html')) return json({ mails })
    return new Response(page(mails), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': POLICY,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    })
  }
