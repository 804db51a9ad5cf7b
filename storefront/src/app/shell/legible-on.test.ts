import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { legibleOn } from './legible-on.ts'

/** Contrast of black or white text on a color, by WCAG 2.2. */
const contrast = (colour: number, text: 'light' | 'dark'): number => {
  const parts = [colour >> 16, (colour >> 8) & 255, colour & 255].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return text === 'light' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05
}

test('[2a.1] [3.15.4] for any banner color, the contrast of its text is at least 4.5 to 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (colour) => {
      const text = legibleOn(`#${colour.toString(16).padStart(6, '0')}`)
      expect(text).not.toBeNull()
      expect(contrast(colour, text ?? 'light')).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('[3.15.4] short and long colors are parsed; anything else is invalid', () => {
  expect([legibleOn('#1F4D3A'), legibleOn('#fff'), legibleOn('#FAF7F0'), legibleOn('#000')]).toEqual([
    'light',
    'dark',
    'dark',
    'light',
  ])
  for (const none of ['', 'red', '#12345', '#12345g', 'url(#x)', '#fff;x']) expect(legibleOn(none)).toBeNull()
})
