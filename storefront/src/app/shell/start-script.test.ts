import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { FAILED } from './early-input.tsx'
import { startScript } from './start-script.tsx'

type Added = { name: string; rel?: string; href?: string; src?: string; onload?: () => void; onerror?: () => void }

/** The script in its own page, whose frames and timers the test controls. */
function page(files: readonly string[], { hidden = false } = {}) {
  const added: Added[] = []
  const frames: (() => void)[] = []
  const timers: { run: () => void; ms: number }[] = []
  const dispatched: string[] = []
  const early = { disabled: true }
  runInNewContext(startScript(files), {
    Event: class {
      readonly type: string
      constructor(type: string) {
        this.type = type
      }
    },
    dispatchEvent: ({ type }: { type: string }) => void dispatched.push(type),
    document: {
      querySelectorAll: () => [early],
      hidden,
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => void added.push(element) },
    },
    requestAnimationFrame: (run: () => void) => void frames.push(run),
    setTimeout: (run: () => void, ms = 0) => void timers.push({ run, ms }),
  })
  const elapse = (ms: number) => {
    const due = timers.filter((timer) => timer.ms <= ms)
    timers.splice(0, timers.length, ...timers.filter((timer) => timer.ms > ms))
    for (const { run } of due) run()
  }
  return {
    paint: () => {
      for (const run of frames.splice(0)) run()
      elapse(0)
    },
    elapse,
    dispatched,
    early,
    fetched: () => added.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href),
    run: () => added.filter(({ name }) => name === 'script'),
    sources: () => added.filter(({ name }) => name === 'script').map(({ src }) => src),
  }
}

test('nothing is fetched before the first paint; then all at once, executed one after the other', () => {
  const { paint, elapse, fetched, run, sources } = page(['/a.js', '/b.js', '/c.js'])
  elapse(0)
  expect(fetched()).toEqual([])
  paint()
  expect(fetched()).toEqual(['/a.js', '/b.js', '/c.js'])
  expect(sources()).toEqual(['/a.js'])
  run()[0]?.onload?.()
  expect(sources()).toEqual(['/a.js', '/b.js'])
  run()[1]?.onload?.()
  run()[2]?.onload?.()
  expect(sources()).toEqual(['/a.js', '/b.js', '/c.js'])
  elapse(60_000)
  expect(fetched()).toHaveLength(3)
})

test('a file that fails to load does not stop the others', () => {
  const { paint, run, sources } = page(['/a.js', '/b.js'])
  paint()
  run()[0]?.onerror?.()
  expect(sources()).toEqual(['/a.js', '/b.js'])
})

test('a page whose last file fails to load has failed', () => {
  const { paint, run, dispatched } = page(['/a.js', '/b.js'])
  paint()
  run()[0]?.onerror?.()
  expect(dispatched).toEqual([])
  run()[1]?.onerror?.()
  expect(dispatched).toEqual([FAILED])
})

test('buttons that wait for the code can be pressed before it', () => {
  expect(page([]).early.disabled).toBe(false)
})

test('a background page starts at once, and one that is never painted starts after a delay', () => {
  expect(page(['/a.js'], { hidden: true }).sources()).toEqual(['/a.js'])
  const { elapse, sources } = page(['/a.js'])
  elapse(3000)
  expect(sources()).toEqual(['/a.js'])
})

test('addresses cannot end the script', () => {
  expect(startScript(['/</script><script>alert(1)</script>'])).not.toMatch(/<\/?script/)
})
