import { jsonForScript } from '@leaflog/core/seo'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** A page that is not drawn, in a tab behind another one for instance, starts all the same. */
const AT_THE_LATEST_MS = 3000

/** The page is about to listen by itself; and it does, with all that it remembers. */
export const HYDRATING = 'shop:hydrating'
export const LISTENING = 'shop:listening'

/**
 * A button that is clicked before the page listens is clicked again, once, when it does. What the browser does by itself, a
 * link or a form, is left to it.
 */
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
 * Fetches the page's code once the page has been drawn: until then its words, styles and pictures have the connection and
 * the processor to themselves. The files run one after the other, each in a task of its own, so that what the visitor does
 * meanwhile is answered in between; what a file needs and has not run yet runs with it.
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
