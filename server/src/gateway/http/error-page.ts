/** The error screen (2a.8, 8.24) as a standalone page without scripts, upstream or build. */
import type { FastifyReply } from 'fastify'
import { createNonce, pagePolicy } from './csp.ts'
import { retryAfter } from './problems.ts'

function errorPage(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Oops! We ran into an issue.</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { min-height: 100vh; margin: 0; display: grid; place-content: center; padding: 1.5rem; text-align: center }
h1 { font-size: 1.75rem; margin: 0 0 .5rem }
p { margin: 0 }
</style>
</head>
<body>
<main>
<h1>Oops! We ran into an issue.</h1>
<p><a href="/">Return to our homepage</a> to continue shopping.</p>
</main>
</body>
</html>
`
}

export function sendErrorPage(reply: FastifyReply, status: number): FastifyReply {
  const nonce = createNonce()
  // Compression may have started for the page that timed out.
  return reply
    .removeHeader('content-encoding')
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...retryAfter(status),
      'content-security-policy': pagePolicy(nonce),
    })
    .send(errorPage(nonce))
}
