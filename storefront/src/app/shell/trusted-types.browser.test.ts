import { afterEach, expect, test, vi } from 'vitest'
import { hostileHtml } from '../../../../core/src/testing/hostile-html.ts'
import { cleanHtml } from '../../features/content/clean-html.ts'
import { protectMarkup } from './trusted-types.ts'

afterEach(() => vi.unstubAllGlobals())

test('[3.16.1] the policy lets through all that the browser’s sanitizer makes of hostile HTML', () => {
  const policies: ((text: string) => string | null)[] = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_name: string, { createHTML }: Record<'createHTML', (text: string) => string | null>) =>
      void policies.push(createHTML),
  })
  protectMarkup()
  const cleaned = hostileHtml.map(cleanHtml)
  expect(policies).toHaveLength(1)
  expect(cleaned.map((html) => policies[0]?.(html))).toEqual(cleaned)
})
