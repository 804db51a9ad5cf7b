/** A page that needs no upstream and no build: the error screen, and others that are there for a moment. */
import type { FastifyReply } from 'fastify'
import { createNonce, pagePolicy } from './csp.ts'
import { retryAfter } from './problems.ts'
import { traceOf } from './request-trace.ts'

const document = (nonce: string, title: string, main: string, script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { min-height: 100vh; margin: 0; display: grid; place-content: center; padding: 1.5rem; text-align: center }
h1 { font-size: 1.75rem; margin: 0 0 .5rem }
p { margin: 0 }
</style>
</head>
<body>
<main>
${main}
</main>
${script === '' ? '' : `<script nonce="${nonce}">${script}</script>\n`}</body>
</html>
`

/** @param main HTML, and `script` what runs after it: our own texts, never anybody's input */
export function sendStandalonePage(
  reply: FastifyReply,
  status: number,
  title: string,
  main: string,
  script = '',
): FastifyReply {
  const nonce = createNonce()
  // Compression may have started for the page that timed out.
  return reply
    .removeHeader('content-encoding')
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(reply.hasHeader('retry-after') ? {} : retryAfter(status)),
      'content-security-policy': pagePolicy(nonce),
      // What problems of the API say in their body; this page's is for shoppers.
      traceresponse: traceOf(reply.request).traceparent,
    })
    .send(document(nonce, title, main, script))
}
