import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect } from '@playwright/test'

export { expect }

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Support {
  /** Always on: any console error, uncaught error or CSP violation (Chromium says them in the console) fails the test. */
  complaints: {
    seen: string[]
    /** What the test expects, e.g. the failed request behind an error message. */
    expected: RegExp[]
  }
  /** Fails the test when the page has any violation of WCAG 2.2 AA that axe can see. */
  expectAccessible(): Promise<void>
}

export const test = base.extend<Support>({
  complaints: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      context.on('page', (page) => {
        page.on('console', (message) => {
          if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`)
        })
        page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`))
      })
      await use({ seen, expected })
      const surprising = seen.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))
      expect(surprising, 'the browser has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) =>
    use(async () => {
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
      const lines = violations.flatMap((violation) =>
        violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      )
      expect(lines).toEqual([])
    }),
})
