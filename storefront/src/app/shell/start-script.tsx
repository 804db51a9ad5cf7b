import { jsonForScript } from '@leaflog/core/seo'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { FAILED } from './early-input.tsx'

/** A page that is never painted, for example in a background tab, starts too. */
const AT_THE_LATEST_MS = 3000

/**
 * React creates five errors when its file runs. For their stacks V8 would parse the whole file again, so until the last
 * file runs, errors have none. In development a stack matters more.
 */
const NO_STACKS = import.meta.env.PROD ? 'Error.stackTraceLimit = undefined' : ''

/**
 * Fetches the page's code after the first paint: until then its text, styles and images have the connection and the
 * processor to themselves. Each file is asked for in a task of its own, which takes a phone some milliseconds, and the
 * browser runs them in order (`async` is false), each in its own task too, so that input is handled in between; a file
 * runs together with its imports that have not run yet. The last one starts the page: without it, the page has failed.
 */
export const startScript = (files: readonly string[]): string => `{
const files = ${jsonForScript(files)}
const add = (src) => {
  const onerror = () => src === files.at(-1) && dispatchEvent(new Event('${FAILED}'))
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: false, src, onerror }))
}
const early = document.querySelectorAll('[data-early]')
for (const button of early) button.disabled = false
let started = false
const start = () => {
  if (started) return
  started = true
  ${NO_STACKS}
  for (const src of files) setTimeout(add, 0, src)
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
