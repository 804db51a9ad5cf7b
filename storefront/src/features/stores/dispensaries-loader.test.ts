import { isNotFound, isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { contextWith } from '../../testing/answering-context.ts'
import { loadState } from './dispensaries-loader.ts'

const caught = (load: Promise<unknown>): Promise<unknown> =>
  load.then(
    () => 'nothing was thrown',
    (thrown: unknown) => thrown,
  )

describe('a state’s dispensaries', () => {
  test.each(['wv', 'WV'])('[2c.5] its code %s redirects to its address permanently', async (code) => {
    const thrown = await caught(loadState(contextWith(), code))
    expect(isRedirect(thrown) && [thrown.options.href, thrown.status]).toEqual(['/dispensaries/west-virginia', 301])
  })

  test.each(['texas', 'tx', 'west virginia', ''])('[2c.5] %j is not found', async (slug) => {
    expect(isNotFound(await caught(loadState(contextWith(), slug)))).toBe(true)
  })

  test('[2c.5] its slug, case-insensitive', async () => {
    const { state, stores: found } = await loadState(contextWith(), 'West-Virginia')
    expect([state.code, found.map(({ store_code }) => store_code)]).toEqual(['WV', ['wv_milton']])
  })
})
