/** Guides show the projects that checks run, as they are. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './pages.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

test.each([
  ['docs/guides/react.md', 'tools/packages/consumers/vite/flower.tsx'],
  ['docs/guides/headless.md', 'examples/headless/sell.ts'],
])('%s shows %s, which has at most 40 lines', (guide, path) => {
  const code = read(path)
  expect(read(guide)).toContain(code)
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})
