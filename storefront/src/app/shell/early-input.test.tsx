import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { earlyInput, HYDRATED, HYDRATING, LISTENING } from './early-input.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A field of a part that is not hydrated: React stops events there. */
function openField() {
  const field = document.createElement('input')
  document.body.append(field)
  const stop = (event: Event) => event.stopImmediatePropagation()
  addEventListener('auxclick', stop, true)
  return {
    field,
    type(text: string) {
      field.value += text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    hydrate: () => removeEventListener('auxclick', stop, true),
  }
}

test('[4b.1] letters typed while the page starts are not overwritten with those before them', () => {
  // The page's own script, as the server sends it.
  runInThisContext(earlyInput({ failed: 'Failed', reload: 'Reload' }))
  const { field, type, hydrate } = openField()
  const heard: string[] = []
  field.addEventListener('input', () => heard.push(field.value))
  type('blue')
  for (const phase of [HYDRATING, HYDRATED, LISTENING]) dispatchEvent(new Event(phase))
  hydrate()
  type(' dre')
  vi.runAllTimers()
  type('am')
  expect(field.value).toBe('blue dream')
  expect(heard.at(-1)).toBe('blue dream')
})
