import { afterEach, expect, test, vi } from 'vitest'
import { platformPorts } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that records the cookies that are set, and reads them as browsers do. */
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

test('[9e.2] [9d.1] a cookie lasts a year by default, has path /, and is not sent to other sites', () => {
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

test('[9e.2] cookies can be set without TLS', () => {
  const written = stubPage('http:')
  platformPorts({ brand: 'test' }).cookies.set('theme', 'dark')
  expect(written).toEqual(['theme=dark; path=/; max-age=31536000; samesite=lax'])
})

test('[9d.4] a key press, a scroll and a click count as activity; nothing else does', () => {
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

test('[I9] a tab checks the log when its page is shown, visible, resumed, focused or online again', () => {
  const [window, document] = [new EventTarget(), new EventTarget()]
  const states: ('visible' | 'hidden')[] = ['visible']
  Object.defineProperty(document, 'visibilityState', { get: () => states.at(-1) })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  let woken = 0
  const watching = platformPorts({ brand: 'test' }).page.wake$.subscribe(() => (woken += 1))
  const wakes = (target: EventTarget, type: string) => {
    const before = woken
    target.dispatchEvent(new Event(type))
    return woken - before
  }
  for (const type of ['pageshow', 'online', 'focus']) expect([type, wakes(window, type)]).toEqual([type, 1])
  for (const type of ['visibilitychange', 'resume']) expect([type, wakes(document, type)]).toEqual([type, 1])
  states.push('hidden')
  expect(wakes(document, 'visibilitychange')).toBe(0)
  watching.unsubscribe()
  expect(wakes(window, 'pageshow')).toBe(0)
})

test('[I9] tabs exchange the position of the head and ignore every other message', () => {
  class FakeChannel extends EventTarget {
    static readonly posted: unknown[] = []
    static readonly opened: FakeChannel[] = []
    constructor() {
      super()
      FakeChannel.opened.push(this)
    }
    postMessage(data: unknown) {
      FakeChannel.posted.push(data)
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const { channel } = platformPorts({ brand: 'test' })
  const heads: number[] = []
  const watching = channel.heads$.subscribe((head) => heads.push(head))
  channel.post(7)
  for (const data of [8, { token: 'canary' }, '9', null])
    FakeChannel.opened[0]?.dispatchEvent(new MessageEvent('message', { data }))
  watching.unsubscribe()
  expect(FakeChannel.opened).toHaveLength(1)
  expect(FakeChannel.posted).toEqual([7])
  expect(heads).toEqual([8])
})
