import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

/** The qualities of all sizes offered for an image with this class. */
const qualities = (className: string | undefined, eager: boolean) => {
  render(<Picture path="/a.jpg" alt="A" width={200} height={100} className={className} eager={eager} />)
  const image = screen.getByRole('img')
  const addresses = [image.getAttribute('src') ?? '', ...(image.getAttribute('srcset') ?? '').split(', ')]
  cleanup()
  return new Set(addresses.map((address) => /[?&]quality=(\d+)/.exec(address)?.[1]))
}

test('[9f.5] an image has quality 80, or 70 if it is preloaded, and a quality- class overrides both', () => {
  expect(qualities(undefined, false)).toEqual(new Set(['80']))
  expect(qualities(undefined, true)).toEqual(new Set(['70']))
  expect(qualities('wide quality-', true)).toEqual(new Set(['80']))
  expect(qualities('quality-60', false)).toEqual(new Set(['60']))
})

test('[4e.4] the dark theme dims pictures, whether it is chosen or the system’s, and the light one does not', () => {
  const css = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const filters = [...css('../../app/styles/tokens.css').matchAll(/--picture: ([^;]+);/g)].map(([, filter]) => filter)
  expect(css('picture.module.css')).toContain('filter: var(--picture);')
  expect(filters).toEqual(['none', filters[1], filters[1]])
  expect(filters[1]).toMatch(/^brightness\(0\.\d+\)/)
})
