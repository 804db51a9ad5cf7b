import { parseArgs } from 'node:util'

import type { Folder } from './folders.ts'

export type Options =
  | { readonly what: 'help' }
  | { readonly what: 'list' }
  | { readonly what: 'unknown'; readonly folder: string }
  | { readonly what: 'run'; readonly folder: Folder; readonly isForced: boolean; readonly workers?: number }

export const help = `usage: npm run mutants -- FOLDER [--force] [--workers N]
       npm run mutants -- --list

Makes many small changes to the code of a folder, and reports the changes that no test notices.
FOLDER is a name from the list (ordering-cart) or a path (core/src/domains/ordering-cart).

  --force      tries every mutant again; by default only what changed since the last run (.mutants)
  --workers N  how many run in parallel; by default one per core
  --list       the folders, their goals and the figures of docs/mutation.md, which a run writes
`

/** Parses the arguments of the command; throws on unknown words. */
export function optionsOf(args: readonly string[], folders: readonly Folder[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      workers: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [name, ...more] = positionals
  if (values.list) return { what: 'list' }
  if (values.help || name === undefined || more.length > 0) return { what: 'help' }
  const path = name.replace(/\/$/, '')
  const folder = folders.find((each) => each.name === path) ?? folders.find((each) => each.folder === path)
  if (!folder) return { what: 'unknown', folder: name }
  const workers = Number(values.workers)
  return { what: 'run', folder, isForced: values.force, ...(workers > 0 && { workers }) }
}
