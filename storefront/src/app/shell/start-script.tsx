import { jsonForScript } from '@leaflog/core/seo'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { FAILED } from './early-input.tsx'

/** A page that is never painted, for example in a background tab, starts too. */
const AT_THE_LATEST_MS = 3000

/**
 * Fetches the page's code after the first paint: until then its text, styles and images have the connection and the
 * processor to themselves. The files run one after the other, each in its own task, so that input is handled in
 * between; a file runs together with its imports that have not run yet. The last one starts the page: without it, the
 * page has failed.
 */
export const startScript = (files: readonly string[]): string => `{
const files = ${jsonForScript(files)}
const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
const run = (src, ...rest) => src && add('script', { type: 'module', src, onload: () => run(...rest), onerror: () => miss(rest) })
const miss = (rest) => {
  if (rest.length > 0) run(...rest)
  else dispatchEvent(new Event('${FAILED}'))
}
const early = document.querySelectorAll('[data-early]')
for (const button of early) button.disabled = false
let started = false
const start = () => {
  if (started) return
  started = true
  for (const href of files) add('link', { rel: 'modulepreload', href })
  run(...files)
}
if (document.hidden) start()
requestAnimationFrame(() => setTimeout(start))
setTimeout(start, ${AT_THE_LATEST_MS})
}`

/** Starts the page in a browser; see docs/decisions/first-page.md. */
export function StartScript() {
  const router = useRouter()
  const { codeOf } = router.options.context
  const files = () => codeOf?.(router.state.matches.map(({ routeId }) => routeId)) ?? []
  // The browser runs the server's; its bundle needs no copy.
  const [script] = useState(() => (import.meta.env.SSR ? startScript(files()) : ''))
  return (
    <script nonce={router.options.ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
