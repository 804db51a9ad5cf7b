import { countCommands, countPlaywright, countRelated, countStage, countVitest, type Count } from './counts.ts'
import { commandsFailed, playwrightFailed, vitestFailed, type Failed } from './failed.ts'
import { playwrightFiles, vitestFiles, type Timed } from './slowest.ts'

export const selections = ['static', 'unit', 'browser', 'commands'] as const
export type Selection = (typeof selections)[number]

export const isSelection = (word: string): word is Selection => selections.some((selection) => selection === word)

/** One command of `npm test`. `report` is the runner's JSON report, relative to the report folder. */
export interface Stage {
  name: string
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  report?: string
  count(report: unknown, exitCode: number): Count
  /** The files of a runner, with their times. */
  files?: (report: unknown) => readonly Timed[]
  failed?: (report: unknown) => readonly Failed[]
}

/** Stages that may run in parallel. */
export type Step = readonly Stage[]

const plain = (name: string, ...command: [string, ...string[]]): Stage => ({
  name,
  command,
  count: (_report, exitCode) => countStage(exitCode),
})

const build = plain('build', 'turbo', 'run', 'build')

/** The published packages: whether consumers can install and use them, and their sizes. */
const published: Step = [
  plain('packages', 'node', 'tools/command.js', 'packages'),
  plain('sizes', 'node', 'tools/command.js', 'size'),
]

/** Reads the output of the packages stage. */
const built = plain('production builds', 'node', 'tools/command.js', 'built')

/** The databases that tests and commands copy instead of seeding their own. */
const seededIn = (folder: string): string => `${folder}/seeded`
const seeded = (folder: string): Stage => plain('databases', 'node', 'tools/test/seed-folders.ts', seededIn(folder))
const copies = (folder: string) => ({ LEAFLOG_SEEDED_FOLDERS: seededIn(folder) })

const format = plain('format', 'oxfmt', '--check', '.')
const ofDocuments = plain('types of the documents', 'node', 'tools/docs/compile-documents.ts')
const checks: Step = [
  format,
  // Its rules need every file's types anyway, so the compiler's errors come with them.
  plain('lint and types', 'oxlint', '--type-aware', '--type-check', '--deny-warnings'),
  ofDocuments,
  plain('unused code', 'knip'),
  plain('types of GraphQL', 'node', 'tools/command.js', 'graphql', '--check'),
  plain('API reference', 'node', 'tools/command.js', 'reference', '--check'),
]

/** Types for changed files: those of the files that use them, too. */
const types: Step = [
  plain('types of the tools', 'tsc', '-p', '.'),
  plain('types of the packages', 'turbo', 'run', 'check', '--continue', '--output-logs=new-only'),
  ofDocuments,
]

/** Vitest's projects that start no browser. */
const OUTSIDE_BROWSERS = ['node', 'alone', 'dom']

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
    env: copies(folder),
    report,
    count: countVitest,
    files: vitestFiles,
    failed: vitestFailed,
  }
}

function playwright(folder: string): Stage {
  const report = 'playwright.json'
  return {
    name: 'playwright',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { ...copies(folder), PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/${report}` },
    report,
    count: countPlaywright,
    files: playwrightFiles,
    failed: playwrightFailed,
  }
}

/** Every documented command that no other stage runs. */
function commands(folder: string): Stage {
  const report = 'commands.json'
  return {
    name: 'commands',
    command: ['node', 'tools/test/commands.ts', `${folder}/${report}`],
    env: copies(folder),
    report,
    count: countCommands,
    failed: commandsFailed,
  }
}

/** The steps of a run, in order; without a selection, all of them. `folder` is where runners write their reports. */
export function stepsOf(selection: Selection | undefined, folder: string): readonly Step[] {
  switch (selection) {
    case 'static':
      return [checks, [build], published, [built]]
    case 'unit':
      return [[seeded(folder)], [vitest(folder, OUTSIDE_BROWSERS)]]
    case 'browser':
      return [[build, seeded(folder)], [vitest(folder, ['chromium'])], [playwright(folder)]]
    case 'commands':
      return [[build, seeded(folder)], [commands(folder)]]
    case undefined:
      return [
        [...checks, seeded(folder)],
        [build],
        published,
        [built],
        [commands(folder)],
        [vitest(folder, [])],
        [playwright(folder)],
      ]
  }
}

const isSource = (path: string): boolean => /\.[jt]sx?$/.test(path)

/** What `npm run check:quick` runs on the changed files. */
export function quickStep(folder: string, changed: readonly string[]): Step {
  const sources = changed.filter(isSource)
  const always = [format, ...types]
  if (sources.length === 0) return always
  const tests = vitest(folder, OUTSIDE_BROWSERS)
  const related = [
    'related',
    ...sources,
    '--run',
    '--passWithNoTests',
    '--exclude=**/backend.{pglite,postgres}.test.ts',
  ]
  return [
    plain('lint', 'oxlint', '--type-aware', '--deny-warnings', ...sources),
    ...always,
    { ...tests, command: ['vitest', ...related, ...tests.command.slice(2)], count: countRelated },
  ]
}
