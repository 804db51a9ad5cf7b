import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** 9f.4: the widths at which layouts change, and the same for min-width queries. */
const spoken = [767, 1023, 1379]
/** Finer steps for phones, down to the reflow width of WCAG. */
const phones = [599, 479, 379, 359, 319]

const limit = /\(width (<=|>=|<|>) (\d+(?:\.\d+)?)(px|rem|em)\)/g

/** The last pixel of the narrower side. */
const edgeOf = (comparison: string, width: number): number =>
  comparison === '>=' || comparison === '<' ? width - 1 : width

test('[9f.4] layouts change at 767, 1023 and 1379 pixels, and within phones at five more', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|tsx)$/.test(name))
  const edges = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(limit)].map(([whole, comparison = '', width, unit]) => ({
      where: `${name}: ${whole}`,
      edge: unit === 'px' ? edgeOf(comparison, Number(width)) : Number.NaN,
    })),
  )
  const known = new Set([...spoken, ...phones])
  expect(edges.filter(({ edge }) => !known.has(edge))).toEqual([])
  for (const width of spoken) expect(edges.map(({ edge }) => edge)).toContain(width)
})
