/** The commands of package.json. @module */
/** The commands of package.json that are ours: what each is told by, and where it is. `--help` loads none of them. */
interface Command {
  /** Null where the command has a `--help` of its own. */
  readonly usage: readonly string[] | null
  readonly load: () => Promise<unknown>
}

export const commands: Readonly<Record<string, Command>> = {
  dev: {
    usage: [
      'usage: npm run dev',
      '',
      'Serves the shop from source and shows what is edited. PORT and DATA_DIR say where.',
    ],
    load: () => import('./dev.ts'),
  },
  backend: {
    usage: [
      'usage: npm run backend',
      '',
      'Serves the embedded backend alone. BACKEND_PORT and DATA_DIR say where; docs/configuration.md has the rest.',
    ],
    load: () => import('../server/src/backend/main.ts'),
  },
  bench: {
    usage: [
      'usage: npm run bench [-- [--rounds N] [WORD]]',
      '',
      'Measures every row of the benchmark table and writes docs/benchmarks.md, or, without writing, those rows whose',
      'file in tools/bench/rows has the word in its name, or all with so many rounds each.',
    ],
    load: () => import('./bench/run.ts'),
  },
  pictures: {
    usage: [
      'usage: npm run pictures [-- [--to FOLDER] [NAME …]]',
      '',
      'Takes the pictures of docs/pictures on a phone and at a desk, or those of the names alone, as home.',
    ],
    load: () => import('./pictures/main.ts'),
  },
  replay: { usage: null, load: () => import('../core/src/replay/cli.ts') },
  record: {
    usage: [
      'usage: npm run record [-- --to FOLDER]',
      '',
      'Plays the journeys of tools/record and keeps their logs in fixtures/logs, or in another folder.',
    ],
    load: () => import('./record/main.ts'),
  },
  session: {
    usage: [
      'usage: npm run session [-- --minutes N]',
      '',
      'Keeps one browser in use and leaves one alone for 63 minutes, or so many, and says what their sessions did.',
    ],
    load: () => import('./session-in-real-time.ts'),
  },
  packages: {
    usage: [
      'usage: npm run packages',
      '',
      'Builds and packs what is published, and proves it in projects of strangers.',
    ],
    load: () => import('./packages/main.ts'),
  },
  size: {
    usage: ['usage: npm run size', '', 'Weighs the packages as a browser gets them, against their budgets.'],
    load: () => import('./size/main.ts'),
  },
  built: {
    usage: [
      'usage: npm run built',
      '',
      'Looks for development builds of libraries in what is built, after npm run packages.',
    ],
    load: () => import('./built/main.ts'),
  },
  mutants: {
    usage: null,
    load: () => import('./mutants/main.ts'),
  },
  reference: {
    usage: [
      'usage: npm run reference [-- --check]',
      '',
      'Writes docs/reference from the docstrings; with --check it only says whether that is needed.',
    ],
    load: () => import('./reference/main.ts'),
  },
  graphql: {
    usage: [
      'usage: npm run graphql [-- --check]',
      '',
      'Writes the types that the GraphQL schema gives; with --check it only says whether that is needed.',
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
      'Fills carts by the SDK, for load tests (docs/guides/headless.md).',
    ],
    load: () => import('../examples/headless/main.ts'),
  },
}

/** Resolves to an exit code, or to undefined where the command gives its own. */
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
