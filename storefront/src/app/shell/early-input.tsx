import { jsonForScript } from '@leaflog/core/seo'
import { useRouter } from '@tanstack/react-router'

/** React is about to hydrate the page. */
export const HYDRATING = 'shop:hydrating'
/** The frame of the page is hydrated. Parts of it may still wait for their code. */
export const HYDRATED = 'shop:hydrated'
/** The page is hydrated and the log is open. */
export const LISTENING = 'shop:listening'
/** The page's code did not load. */
export const FAILED = 'shop:failed'

/** After this time a tap is dropped and the visitor is told: carried out much later, it would surprise. */
const AT_THE_LATEST_MS = 30_000
/** A control that is still disabled is waited for as many times: the state that enables it may be on its way. */
const TIMES = 20
/** How often what was kept tries again whether its part of the page is hydrated. */
const AGAIN_MS = 50

type EarlyWords = { failed: string; reload: string }

/** What was kept, and what ends when it cannot be carried out. */
const keeping = ({ failed, reload }: EarlyWords): string => `
const kept = new Map(), typed = new Map()
let phase = 0, broken = false, carrying = false, waits = 0, limit, notice, unsent
const mark = (control) => {
  control.dataset.heard ??= control.getAttribute('aria-busy') ?? ''
  control.setAttribute('aria-busy', 'true')
  limit ??= setTimeout(fail, broken ? 0 : ${AT_THE_LATEST_MS})
}
const unmark = (control) => {
  if (control.dataset.heard) control.setAttribute('aria-busy', control.dataset.heard)
  else control.removeAttribute('aria-busy')
  delete control.dataset.heard
}
const settle = () => {
  clearTimeout(limit)
  limit = undefined
  document.querySelectorAll('[data-heard]').forEach(unmark)
}
const fail = () => {
  settle()
  kept.clear()
  if (unsent) return unsent.submit()
  notice?.remove()
  notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.dataset.unstarted = ''
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = ${jsonForScript(reload)}
  button.onclick = () => location.reload()
  notice.append(${jsonForScript(failed)}, button)
  document.body.append(notice)
}
const hold = (control, run) => {
  kept.set(control, run)
  if (phase === 3) setTimeout(carryOut, ${AGAIN_MS})
}`

/**
 * The listeners, on the window and in the capture phase: before React's. A form with a fallback on the server reads its
 * own fields when it is hydrated.
 */
const listening = `
const isReady = (element) => phase > 0 && kept.size === 0 && isLive(element)
const hasFallback = (form) => form.hasAttribute('action') && form.method === 'post'
const keep = (event, control, run) => {
  event.preventDefault()
  event.stopImmediatePropagation()
  mark(control)
  if (!kept.has(control)) hold(control, run)
}
const onClick = (event) => {
  const button = event.target instanceof Element && event.target.closest('button,[role=button]')
  if (carrying || !button || notice?.contains(button) || (button.type === 'submit' && button.form)) return
  if (!isReady(button)) keep(event, button, () => button.click())
}
const onSubmit = (event) => {
  const { target: form, submitter } = event
  if (carrying || isReady(form)) return
  if (form.hasAttribute('action') && form.method === 'get') return mark(submitter ?? form)
  if (hasFallback(form)) unsent = form
  keep(event, submitter ?? form, () => {
    unsent = undefined
    form.requestSubmit(submitter)
  })
}
const onInput = ({ target: field }) => {
  if (carrying || !('value' in field) || (field.form && hasFallback(field.form))) return
  // What waits to be written is kept up to date: letters come in faster than it is written.
  if (!typed.has(field) && isReady(field)) return
  const { checked, value, localName, type } = field
  if (localName === 'select') return hold(field, () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  if (type === 'radio' || type === 'checkbox') return hold(field, () => {
    field.checked = !checked
    field.click()
  })
  typed.set(field, value)
  if (phase > 1) setTimeout(writeAll, ${AGAIN_MS})
}
const listeners = { click: onClick, submit: onSubmit, input: onInput, pagehide: settle }
for (const name in listeners) addEventListener(name, listeners[name], true)
addEventListener('${HYDRATING}', () => {
  phase = 1
  notice?.remove()
})
addEventListener('${HYDRATED}', () => {
  phase = 2
  document.querySelectorAll('[data-early]').forEach((button) => { button.disabled = true })
  writeAll()
})
addEventListener('${LISTENING}', () => {
  phase = 3
  carryOut()
  setTimeout(() => {
    for (const name in listeners) removeEventListener(name, listeners[name], true)
  }, ${AT_THE_LATEST_MS})
})
addEventListener('${FAILED}', () => {
  broken = true
  if (limit) fail()
})`

/**
 * React stops events of parts that are not hydrated yet, after trying to hydrate them at once. So an event that nobody
 * listens to both hurries a part and tells whether it is hydrated. And React ignores an `input` event of a field whose
 * value it set itself or found when it hydrated the field, so a text is written past its own setter.
 */
const carryingOut = `
const isLive = (element) => {
  let arrived = false
  const arrive = () => { arrived = true }
  element.addEventListener('auxclick', arrive)
  element.dispatchEvent(new Event('auxclick', { bubbles: true }))
  element.removeEventListener('auxclick', arrive)
  return arrived
}
const act = (run) => {
  carrying = true
  try { run() } finally { carrying = false }
}
const write = (field, text) => {
  const { selectionStart, selectionEnd } = field
  field.value = text + ' '
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const writeAll = () => {
  for (const [field, text] of typed) {
    if (field.isConnected && !isLive(field)) continue
    typed.delete(field)
    if (field.isConnected) act(() => write(field, text))
  }
  if (typed.size > 0) setTimeout(writeAll, ${AGAIN_MS})
}
const carryOut = () => {
  const [control, run] = kept.entries().next().value ?? []
  if (!control) return settle()
  const isWaiting = control.isConnected && (!isLive(control) || (control.disabled && waits++ < ${TIMES}))
  if (isWaiting) return setTimeout(carryOut, ${AGAIN_MS})
  waits = 0
  kept.delete(control)
  if (control.isConnected) {
    unmark(control)
    act(run)
  }
  setTimeout(carryOut)
}`

/**
 * Keeps what a visitor does before the page's code runs, shows that it was heard, and carries it out once and in order,
 * when the part of the page that it belongs to is hydrated. Links and GET forms with an address of their own are left to
 * the browser. Any other form would send its fields to the page's address, or to a fallback that is for visitors without
 * JavaScript, and is sent there only if the code does not load.
 */
export const earlyInput = (words: EarlyWords): string => `{${keeping(words)}${carryingOut}${listening}
}`

/**
 * In the head, so that it runs before anything is there to be tapped, and before any script makes markup. The browser's
 * bundle has none of it.
 */
export function EarlyInput() {
  const { ssr, context } = useRouter().options
  const script = import.meta.env.SSR
    ? (context.markupPolicy ?? '') +
      earlyInput({
        failed: context.texts.t('unreachable', { ns: 'common' }),
        reload: context.texts.t('layout.reload', { ns: 'common' }),
      })
    : ''
  return <script nonce={ssr?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
