import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareDom } from '../testing/open-page.tsx'
import { answerFirst } from './answer-first.ts'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Two pages and a link, with frames and timers of the test's own. */
async function open({ hidden = false } = {}) {
  const frames: (() => void)[] = []
  const timers: { run: () => void; ms: number }[] = []
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

  const rootRoute = createRootRoute({
    component: () => (
      <>
        <Link to="/about">Go</Link>
        <Outlet />
      </>
    ),
  })
  const page = (path: string) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => <h1>{path}</h1> })
  const router = createRouter({
    routeTree: rootRoute.addChildren([page('/cart'), page('/about')]),
    history: createMemoryHistory({ initialEntries: ['/cart'] }),
  })
  const after = (ms: number, run: () => void) => {
    timers.push({ ms, run })
    return () => undefined
  }
  answerFirst(router, { after, beforePaint: (run) => frames.push(run) })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: '/cart' })

  const elapse = (ms: number) =>
    act(async () => {
      const due = timers.filter((timer) => timer.ms <= ms)
      for (const { run } of due) run()
    })
  return {
    tap: () => act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Go' }))),
    elapse,
    frame: async () => {
      for (const run of frames.splice(0)) run()
      await elapse(0)
    },
    address: () => router.latestLocation.pathname,
    shown: () => screen.getByRole('heading').textContent,
  }
}

test('a tap is painted before the page that it leads to is drawn; the address is the new one at once', async () => {
  const { tap, frame, address, shown } = await open()
  await tap()
  expect(address()).toBe('/about')
  expect(shown()).toBe('/cart')
  await frame()
  expect(shown()).toBe('/about')
})

test('a tab without frames draws the next page all the same: at once if it is hidden, or a tenth of a second later', async () => {
  const hidden = await open({ hidden: true })
  await hidden.tap()
  expect(hidden.shown()).toBe('/about')
  cleanup()

  const covered = await open()
  await covered.tap()
  await covered.elapse(99)
  expect(covered.shown()).toBe('/cart')
  await covered.elapse(100)
  expect(covered.shown()).toBe('/about')
})
