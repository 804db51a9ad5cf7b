import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, prepareDom } from '../../../testing/open-page.tsx'

beforeEach(prepareDom)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// The sanitizer needs a browser's parser; it is tested in clean-html.browser.test.ts.
vi.mock('../../content/clean-html.ts', () => ({ cleanHtml: (html: string) => html }))

test('[2d.1] [3.16.1] the terms come from the content system, and are public', async () => {
  const blocks = {
    rewards_terms: '<h1>Terms of the garden</h1><p>One account a person.</p><p>Last changed 6 January 2025.</p>',
  }
  await openPage('/rewards/terms', { signedIn: false, blocks })
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of the garden' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByText('Last changed 6 January 2025.')).toBeTruthy()
})

test('[2c.7] [3.16.1] the program’s privacy notice comes from the content system, and is public', async () => {
  const blocks = { rewards_privacy: '<h1>Privacy of the garden</h1><p>Points, and what they were for.</p>' }
  await openPage('/rewards/privacy', { signedIn: false, blocks })
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy of the garden' })).toBeTruthy()
  expect(screen.getByText('Points, and what they were for.')).toBeTruthy()
})

test.each([
  ['/rewards/terms', 'Rewards Terms'],
  ['/rewards/privacy', 'Rewards Privacy'],
])('[2d.1] [2c.7] without an answer %s renders, and says what to do', async (path, title) => {
  await openPage(path, { signedIn: false })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(path)
})
