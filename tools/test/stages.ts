import { countPlaywright, countStage, countVitest, type Count } from './counts.ts'

export const selections = ['static', 'unit', 'browser'] as const
export type Selection = (typeof selections)[number]

export const isSelection = (word: string): word is Selection => selections.some((selection) => selection === word)

/** One command of `npm test`. `report` is the JSON file that a runner leaves, relative to the report folder. */
export interface Stage {
  name: string
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  report?: string
  count(report: unknown, exitCode: number): Count
}

const plain = (name: string, ...command: [string, ...string[]]): Stage => ({
  name,
  command,
  count: (_report, exitCode) => countStage(exitCode),
})

const build = plain('build', 'turbo', 'run', 'build')

/** What is published: whether strangers can install and use it, and what it weighs. */
const published: readonly Stage[] = [
  plain('packages', 'node', 'tools/packages/main.ts'),
  plain('sizes', 'node', 'tools/size/main.ts'),
]

const checks: readonly Stage[] = [
  plain('format', 'oxfmt', '--check', '.'),
  plain('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  plain('types of the tools', 'tsc', '-p', '.'),
  plain('types of the packages', 'turbo', 'run', 'check', '--continue', '--output-logs=new-only'),
  plain('unused code', 'knip'),
  plain('API reference', 'node', 'tools/reference/check.ts'),
]

function vitest(folder: string, projects: readonly string[]): Stage {
  const report = 'vitest.json'
  const chosen = projects.flatMap((project) => ['--project', project])
  return {
    name: 'vitest',
    command: [
      'vitest',
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${folder}/${report}`,
    ],
    report,
    count: countVitest,
  }
}

function playwright(folder: string): Stage {
  const report = 'playwright.json'
  return {
    name: 'playwright',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/${report}` },
    report,
    count: countPlaywright,
  }
}

/** The stages of a run, in order; without a selection all of them. `folder` is where runners leave their reports. */
export function stagesOf(selection: Selection | undefined, folder: string): readonly Stage[] {
  switch (selection) {
    case 'static':
      return [...checks, build, ...published]
    case 'unit':
      return [vitest(folder, ['node', 'dom'])]
    case 'browser':
      return [build, vitest(folder, ['chromium']), playwright(folder)]
    case undefined:
      return [...checks, build, ...published, vitest(folder, []), playwright(folder)]
  }
}
