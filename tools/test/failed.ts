/** Which tests failed, from a runner's JSON report: shown once more at the end, where thousands of lines do not hide them. */
import { stripVTControlCharacters } from 'node:util'

import { fieldsOf, listOf, textOf } from '../shared/json.ts'

export interface Failed {
  readonly file: string
  readonly test: string
  /** The first lines of what the runner says of it. */
  readonly why: string
}

const LINES = 6
/** The end of a command's output says why it failed. */
const LAST_LINES = 20

const linesOf = (message: unknown): string[] =>
  stripVTControlCharacters(textOf(message))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const briefly = (message: unknown): string => linesOf(message).slice(0, LINES).join('\n')

/** A file that could not be loaded counts as one test without a name. */
export function vitestFailed(report: unknown): Failed[] {
  return listOf(fieldsOf(report)['testResults'])
    .map(fieldsOf)
    .filter((file) => file['status'] === 'failed')
    .flatMap((file) => {
      const name = textOf(file['name'])
      const tests = listOf(file['assertionResults']).map(fieldsOf)
      if (tests.length === 0) return [{ file: name, test: '', why: briefly(file['message']) }]
      return tests
        .filter((test) => test['status'] === 'failed')
        .map((test) => ({
          file: name,
          test: textOf(test['fullName']),
          why: briefly(listOf(test['failureMessages'])[0]),
        }))
    })
}

/** The failed checks of tools/test/commands.ts. */
export const commandsFailed = (report: unknown): Failed[] =>
  listOf(fieldsOf(report)['failed'])
    .map(fieldsOf)
    .map(({ name, complaint }) => ({
      file: 'commands',
      test: textOf(name),
      why: linesOf(complaint).slice(-LAST_LINES).join('\n'),
    }))

export const playwrightFailed = (report: unknown): Failed[] =>
  listOf(fieldsOf(report)['suites']).flatMap((suite) => failedIn(fieldsOf(suite)))

function failedIn(suite: Readonly<Record<string, unknown>>): Failed[] {
  const within = listOf(suite['suites']).flatMap((inner) => failedIn(fieldsOf(inner)))
  const own = listOf(suite['specs'])
    .map(fieldsOf)
    .filter((spec) => spec['ok'] === false)
    .flatMap((spec) =>
      listOf(spec['tests'])
        .map(fieldsOf)
        .map((test) => ({
          file: textOf(spec['file']),
          test: `${textOf(test['projectName'])} › ${textOf(spec['title'])}`,
          why: briefly(fieldsOf(fieldsOf(listOf(test['results']).at(-1))['error'])['message']),
        })),
    )
  return [...own, ...within]
}

export const failedLines = (failed: readonly Failed[], root: string): string[] =>
  failed.map(({ file, test, why }) => {
    const path = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : file
    return `✘ ${path}${test === '' ? '' : ` › ${test}`}\n${why.replaceAll(/^/gm, '    ')}`
  })
