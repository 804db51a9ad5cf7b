/** The text of a vitest file, formatted as this repository's formatter would. */
import { type Expectation, readPath } from './expectation.ts'
import { printCall, printFlat, printString } from './print-value.ts'

export interface PrintedTest {
  /** Before that of vitest, as the formatter orders them. */
  readonly imports: readonly string[]
  readonly title: string
  readonly given: string
  readonly expected: readonly string[]
}

export const printTest = ({ imports, title, given, expected }: PrintedTest): string =>
  [
    ...imports,
    `import { expect, test } from 'vitest'`,
    '',
    `test(${printString(title)}, () => {`,
    given,
    ...expected,
    '})',
    '',
  ].join('\n')

/** The line, or the lines, that expect it of `shop`. */
export function printExpectation({ path, is = '==', value }: Expectation): string {
  const { domain, keys } = readPath(path)
  // A path as text would be taken apart at the dots of a key.
  const where = path.includes('["') ? keys : path.slice(domain.length).replace(/^\./, '')
  const view = `  expect(shop.view.${domain}.view)`
  if (is === '==') return printCall(`${view}.toHaveProperty`, [where, value])
  if (is === '!=') return printCall(`${view}.not.toHaveProperty`, [where, value])
  const type = typeof value === 'number' ? 'number' : 'string'
  return [
    `${view}.toHaveProperty(`,
    `    ${printFlat(where)},`,
    `    expect.toSatisfy((found: ${type}) => found ${is} ${printFlat(value)}),`,
    '  )',
  ].join('\n')
}
