/** Standalone pages without scripts, upstream or build: the error screen (2a.8, 8.24), and that the shop is busy. */
import type { FastifyReply } from 'fastify'
import { messages as spanish } from '@leaflog/core/wire/messages/messages-es'
import { messages } from '../../platform/message.ts'
import { createNonce, pagePolicy } from './csp.ts'
import { RETRY_AFTER_SECONDS, retryAfter } from './problems.ts'
import { traceOf } from './request-trace.ts'

const document = (nonce: string, title: string, main: string): string => `<!doctype html>
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
</body>
</html>
`

const ERROR_TITLE = 'Oops! We ran into an issue.'
const ERROR = `<h1>${ERROR_TITLE}</h1>
<p><a href="/">Return to our homepage</a> to continue shopping.</p>`

/** In both languages, so that it depends on nothing. The links load the same address again. */
const BUSY = `<h1>${messages.OVERLOADED}</h1>
<p><a href="">Try again</a></p>
<div lang="es">
<p>${spanish.OVERLOADED}</p>
<p><a href="">Inténtelo de nuevo</a></p>
</div>`

export const sendErrorPage = (reply: FastifyReply, status: number): FastifyReply =>
  sendDocument(reply, status, ERROR_TITLE, ERROR)

/** For a visitor who cannot be served now: 503, or 429 for one who asks for too much. */
export const sendBusyPage = (reply: FastifyReply, status: 429 | 503): FastifyReply =>
  sendDocument(
    reply.header('retry-after', reply.getHeader('retry-after') ?? RETRY_AFTER_SECONDS),
    status,
    messages.OVERLOADED,
    BUSY,
  )

function sendDocument(reply: FastifyReply, status: number, title: string, main: string): FastifyReply {
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
    .send(document(nonce, title, main))
}
