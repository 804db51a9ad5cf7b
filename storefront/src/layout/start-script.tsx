import { jsonForScript } from '@leaflog/core/seo'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** A page that is not drawn, in a tab behind another one for instance, starts all the same. */
const AT_THE_LATEST_MS = 3000

/**
 * Fetches the page's code once the page has been drawn: until then its words, styles and pictures have the connection and
 * the processor to themselves. The files run one after the other, each in a task of its own, so that what the visitor does
 * meanwhile is answered in between; what a file needs and has not run yet runs with it.
 */
export const startScript = (files: readonly string[]): string => `{
const files = ${jsonForScript(files)}
const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
const run = (src, ...rest) => src && add('script', { type: 'module', src, onload: () => run(...rest), onerror: () => run(...rest) })
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
  const [script] = useState(() => startScript(codeOf?.(router.state.matches.map(({ routeId }) => routeId)) ?? []))
  return (
    <script nonce={router.options.ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}
