/** The commands of package.json. @module */
/** Our commands in package.json: the help text and the module of each. `--help` loads no module. */
interface Command {
  /** Null if the command handles `--help` itself. */
  readonly usage: readonly string[] | null
  readonly load: () => Promise<unknown>
}

export const commands: Readonly<Record<string, Command>> = {
  dev: {
    usage: [
      'usage: npm run dev',
      '',
      'Serves the shop from source and reloads on edits. PORT and DATA_DIR change where.',
    ],
    load: () => import('./dev.ts'),
  },
  backend: {
    usage: [
      'usage: npm run backend',
      '',
      'Serves the embedded backend alone. BACKEND_PORT and DATA_DIR change where; docs/configuration.md lists more.',
    ],
    load: () => import('../server/src/backend/main.ts'),
  },
  bench: {
    usage: [
      'usage: npm run bench [-- [--rounds N] [--write] [WORD …]]',
      '',
      'Measures every row of the benchmark table and writes docs/benchmarks.md. With words it measures only the rows whose',
      'file name in tools/bench/rows contains one, and writes them with --write alone; with --rounds N it tries them with',
      'N rounds, and writes nothing.',
    ],
    load: () => import('./bench/run.ts'),
  },
  load: {
    usage: [
      'usage: npm run load',
      '',
      'Measures the shop at its capacity, at twice and at four times as much, and writes docs/load.md.',
    ],
    load: () => import('./load/main.ts'),
  },
  pictures: {
    usage: [
      'usage: npm run pictures [-- [--to FOLDER] [--deciding | NAME …]]',
      '',
      'Takes the pictures of docs/pictures on a phone and on a desktop, or only the named ones, such as home. With',
      '--deciding, the pages that decide how the shop looks, at four widths, in both themes and languages, into .pictures.',
    ],
    load: () => import('./pictures/main.ts'),
  },
  docs: {
    usage: [
      'usage: npm run docs [-- --serve [--port N]]',
      '',
      'Builds the docs site into .docs from README, docs and the rest; a dead link fails. --serve: then serves it at',
      'http://localhost:4173, or another port. Its live examples need a shop that knows this origin:',
      'PARTNER_ORIGINS=http://localhost:4173 npm start',
    ],
    load: () => import('./docs/main.ts'),
  },
  replay: {
    usage: null,
    load: () => {
      process.argv.splice(2, 0, 'replay')
      return import('../core/src/cli/leaflog.ts')
    },
  },
  record: {
    usage: [
      'usage: npm run record [-- --to FOLDER]',
      '',
      'Plays the journeys of tools/record and writes their logs into fixtures/logs, or into another folder.',
    ],
    load: () => import('./record/main.ts'),
  },
  session: {
    usage: [
      'usage: npm run session [-- --minutes N]',
      '',
      'Keeps one browser active and one idle for 63 minutes, or N, and reports what their sessions did.',
    ],
    load: () => import('./session-in-real-time.ts'),
  },
  schemas: {
    usage: [
      'usage: npm run schemas [-- [--release] [--retire NAME …]]',
      '',
      'Writes what the next release stores into core/schemas.lock.json, and says what it would break. --release: the tree is',
      'released as it is. --retire: an event or an effect of a release is gone for good.',
    ],
    load: () => import('./schemas/main.ts'),
  },
  'release-fixture': {
    usage: [
      'usage: npm run release-fixture [-- [--tarball FILE] [--commit COMMIT] [--to FOLDER]]',
      '',
      'Keeps the core that npm run packages has packed, or that of a tarball, in fixtures/releases, so that later builds are',
      'tried beside it; without a tarball also the elements, in elements/releases.',
    ],
    load: () => import('./releases/main.ts'),
  },
  packages: {
    usage: [
      'usage: npm run packages',
      '',
      'Builds and packs the published packages, and tests them in consumer projects.',
    ],
    load: () => import('./packages/main.ts'),
  },
  size: {
    usage: ['usage: npm run size', '', 'Compares the sizes of the packages in a browser with their budgets.'],
    load: () => import('./size/main.ts'),
  },
  built: {
    usage: [
      'usage: npm run built',
      '',
      'Looks for development builds of libraries in the build output; run npm run packages first.',
    ],
    load: () => import('./built/main.ts'),
  },
  mutants: {
    usage: null,
    load: () => import('./mutants/main.ts'),
  },
  chaos: {
    usage: null,
    load: () => import('./chaos/main.ts'),
  },
  simulate: {
    usage: null,
    load: () => import('./simulate/main.ts'),
  },
  reference: {
    usage: [
      'usage: npm run reference [-- --check]',
      '',
      'Writes docs/reference from the docstrings; with --check it only reports whether that is needed.',
    ],
    load: () => import('./reference/main.ts'),
  },
  graphql: {
    usage: [
      'usage: npm run graphql [-- --check]',
      '',
      'Writes the types that follow from the GraphQL schema; with --check it only reports whether that is needed.',
    ],
    load: () => import('./graphql/main.ts'),
  },
  house: {
    usage: [
      'usage: npm run house [-- FOLDER]',
      '',
      'Prints the tree, or what is below a folder, with a line for each room.',
    ],
    load: () => import('./house/main.ts'),
  },
  'fill-carts': {
    usage: [
      'usage: npm run fill-carts [-- [--gateway ADDRESS | --backend ADDRESS] [--store CODE] [--count N]',
      '                              [--concurrency N] [--seed N]]',
      '',
      'Fills carts through the SDK, for load tests (docs/guides/headless.md).',
    ],
    load: () => import('../examples/headless/main.ts'),
  },
}

/** Resolves to an exit code, or to undefined if the command sets its own. */
export async function runCommand(
  name: string,
  args: readonly string[],
  known: Readonly<Record<string, Command>> = commands,
): Promise<number | undefined> {
  const command = known[name]
  if (command === undefined) {
    console.error(`There is no command ${name}. There are ${Object.keys(known).join(', ')}.`)
    return 2
  }
  if (command.usage !== null && (args.includes('--help') || args.includes('-h'))) {
    console.log(command.usage.join('\n'))
    return 0
  }
  await command.load()
  return undefined
}
