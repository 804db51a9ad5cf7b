import { afterEach, expect, test, vi } from 'vitest'
import { platformPorts } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that writes down what is set, and reads as browsers do. */
function stubPage(protocol: 'https:' | 'http:') {
  const written: string[] = []
  const document = {
    get cookie() {
      return written.map((cookie) => cookie.split(';')[0]).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol })
  return written
}

test('[9e.2] [9d.1] a cookie lives a year unless told otherwise, at the root, and goes to no other site', () => {
  const written = stubPage('https:')
  const { cookies } = platformPorts({ brand: 'test' })
  cookies.set('theme', 'dark')
  cookies.set('visitor_id', 'a b', 30)
  cookies.set('is_new_visitor', '1', 1 / 24)
  cookies.set('is_guest_checkout', '1', 'session')
  cookies.remove('previous_url')
  expect(written).toEqual([
    'theme=dark; path=/; max-age=31536000; samesite=lax; secure',
    'visitor_id=a%20b; path=/; max-age=2592000; samesite=lax; secure',
    'is_new_visitor=1; path=/; max-age=3600; samesite=lax; secure',
    'is_guest_checkout=1; path=/; samesite=lax; secure',
    'previous_url=; path=/; max-age=0; samesite=lax',
  ])
  expect(cookies.get('visitor_id')).toBe('a b')
})

test('[9e.2] without TLS a cookie can still be kept', () => {
  const written = stubPage('http:')
  platformPorts({ brand: 'test' }).cookies.set('theme', 'dark')
  expect(written).toEqual(['theme=dark; path=/; max-age=31536000; samesite=lax'])
})

test('[9d.4] a key, a scroll and a click are activity, and nothing else is', () => {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  const seen: number[] = []
  const watching = platformPorts({ brand: 'test' }).page.activity$.subscribe(() => seen.push(seen.length))
  for (const type of ['keydown', 'scroll', 'click']) window.dispatchEvent(new Event(type))
  expect(seen).toEqual([0, 1, 2])
  for (const type of ['mousemove', 'focus', 'keyup', 'touchstart', 'resize']) window.dispatchEvent(new Event(type))
  watching.unsubscribe()
  window.dispatchEvent(new Event('click'))
  expect(seen).toEqual([0, 1, 2])
})
