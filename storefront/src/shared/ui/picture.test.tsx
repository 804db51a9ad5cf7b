import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { ThemeContext } from './theme-context.ts'

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

/** Whether the addresses of a picture ask for the dark drawing: of the image, and for a system that is dark. */
const darkness = (path: string, theme: 'light' | 'dark' | 'system') => {
  const { container } = render(
    <ThemeContext value={theme}>
      <Picture path={path} alt="A" width={200} height={200} sizes="50vw" />
    </ThemeContext>,
  )
  const isDark = (selector: string) => {
    const found = container.querySelector(selector)
    if (found === null) return null
    const sources = [found.getAttribute('src'), ...(found.getAttribute('srcset') ?? '').split(', ')]
    return sources.filter((address) => address !== null).every((address) => address.includes('&theme=dark'))
  }
  const seen = [isDark('img'), isDark('source[media="(prefers-color-scheme: dark)"][sizes="50vw"]')]
  cleanup()
  return seen
}

test('[shop 20] products, the journal and scenes have a dark ground on dark pages, and the hero is the same on both', () => {
  for (const path of ['/products/flower/a.jpg', '/journal/a.jpg', '/scenes/error.jpg']) {
    expect(darkness(path, 'light')).toEqual([false, null])
    expect(darkness(path, 'dark')).toEqual([true, null])
    expect(darkness(path, 'system')).toEqual([false, true])
  }
  for (const path of ['/scenes/hero.jpg', '/stores/az_mesa.jpg'])
    for (const theme of ['light', 'dark', 'system'] as const) expect(darkness(path, theme)).toEqual([false, null])
})
