import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { FAILED } from './early-input.tsx'
import { startScript } from './start-script.tsx'

type Added = { name: string; type: string; async: boolean; src: string; onerror: () => void }

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
    setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
      void timers.push({ run: () => run(...given), ms }),
  })
  /** Tasks that run until then, those that others begin included; their number. */
  const elapse = (ms: number): number => {
    const due = timers.filter((timer) => timer.ms <= ms)
    timers.splice(0, timers.length, ...timers.filter((timer) => timer.ms > ms))
    for (const { run } of due) run()
    return due.length === 0 ? 0 : due.length + elapse(ms)
  }
  return {
    paint: () => {
      for (const run of frames.splice(0)) run()
      return elapse(0)
    },
    elapse,
    dispatched,
    early,
    added,
    sources: () => added.map(({ src }) => src),
  }
}

test('nothing is fetched before the first paint; then each file in a task of its own, executed in order', () => {
  const { paint, elapse, added, sources } = page(['/a.js', '/b.js', '/c.js'])
  elapse(0)
  expect(sources()).toEqual([])
  // One task starts, and one asks for each.
  expect(paint()).toBe(1 + 3)
  expect(added).toMatchObject(
    ['/a.js', '/b.js', '/c.js'].map((src) => ({ name: 'script', type: 'module', async: false, src })),
  )
  elapse(60_000)
  expect(sources()).toHaveLength(3)
})

test('a page has failed if its last file fails to load, and only then', () => {
  const { paint, added, dispatched } = page(['/a.js', '/b.js'])
  paint()
  added[0]?.onerror()
  expect(dispatched).toEqual([])
  added[1]?.onerror()
  expect(dispatched).toEqual([FAILED])
})

test('buttons that wait for the code can be pressed before it', () => {
  expect(page([]).early.disabled).toBe(false)
})

test('a background page starts at once, and one that is never painted starts after a delay', () => {
  const behind = page(['/a.js'], { hidden: true })
  behind.elapse(0)
  expect(behind.sources()).toEqual(['/a.js'])
  const { elapse, sources } = page(['/a.js'])
  elapse(3000)
  expect(sources()).toEqual(['/a.js'])
})

test('addresses cannot end the script', () => {
  expect(startScript(['/</script><script>alert(1)</script>'])).not.toMatch(/<\/?script/)
})
