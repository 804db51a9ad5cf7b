import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

import { fieldsOf, parseJson, textOf } from '../shared/json.ts'
import { keptThreads } from './kept-thread.ts'

/** Our packages by name, so that a test also sees the mutants of another package in the copied tree. */
const alias = ['core', 'react-bindings', 'fixtures'].flatMap((folder) => {
  const manifest = fieldsOf(parseJson(readFileSync(join(process.cwd(), folder, 'package.json'), 'utf8')))
  return Object.entries(fieldsOf(manifest['exports'])).map(([entry, to]) => ({
    find: new RegExp(`^${textOf(manifest['name'])}${entry.slice(1).replace('*', '(.+)')}$`),
    replacement: join(process.cwd(), folder, textOf(to).replace('*', '$1')),
  }))
})

const isolate = process.env['MUTANT_ISOLATED'] === 'true'

/** The tests of one folder, in Node; the command names them. */
export default defineConfig({
  resolve: { alias },
  plugins: [
    {
      name: 'kept-threads',
      // The mutation runner chooses a pool itself, so this comes after it.
      configureVitest({ project }) {
        if (!isolate) Object.assign(project.config, { pool: 'kept', poolRunner: keptThreads })
      },
    },
  ],
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    include: process.env['MUTANT_TESTS']?.split(',') ?? [],
    environment: 'node',
    isolate,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
