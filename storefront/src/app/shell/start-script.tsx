import { jsonForScript } from '@leaflog/core/seo'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** A page that is never painted, for example in a background tab, starts too. */
const AT_THE_LATEST_MS = 3000

/** The page is about to hydrate, and React queues clicks from now on. */
export const HYDRATING = 'shop:hydrating'
export const LISTENING = 'shop:listening'

/** A button clicked before hydration is clicked again once afterwards. Links and forms are left to the browser. */
const keepClicks = `
const early = new Set()
const keep = ({ target }) => {
  const button = target instanceof Element && target.closest('button[type=button]')
  if (button) early.add(button)
}
addEventListener('click', keep, true)
addEventListener('${HYDRATING}', () => removeEventListener('click', keep, true), { once: true })
addEventListener('${LISTENING}', () => early.forEach((button) => button.isConnected && button.click()), { once: true })`

/**
 * Fetches the page's code after the first paint: until then its text, styles and images have the connection and the
 * processor to themselves. The files run one after the other, each in its own task, so that input is handled in
 * between; a file runs together with its imports that have not run yet.
 */
export const startScript = (files: readonly string[]): string => `{${keepClicks}
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
