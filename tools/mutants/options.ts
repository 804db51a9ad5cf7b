import { parseArgs } from 'node:util'

import type { Folder } from './folders.ts'

export type Options =
  | { readonly what: 'help' }
  | { readonly what: 'list' }
  | { readonly what: 'unknown'; readonly folder: string }
  | { readonly what: 'run'; readonly folder: Folder; readonly anew: boolean; readonly workers?: number }

export const help = `usage: npm run mutants -- FOLDER [--anew] [--workers N]
       npm run mutants -- --list

Changes the code of a folder a little, a hundred times and more, and tells which changes no test notices.
FOLDER is a name of the list (ordering-cart) or a path (core/src/domains/ordering-cart).

  --anew       tries every mutant again; without it only what changed since the last run here (.mutants)
  --workers N  how many run at once; as many as there are cores
  --list       the folders, their goals and the figures of docs/mutation.md, which a run writes
`

/** What the words after the command ask for; words that it does not know throw. */
export function optionsOf(args: readonly string[], folders: readonly Folder[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      anew: { type: 'boolean', default: false },
      workers: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [asked, ...more] = positionals
  if (values.list) return { what: 'list' }
  if (values.help || asked === undefined || more.length > 0) return { what: 'help' }
  const path = asked.replace(/\/$/, '')
  const folder = folders.find((each) => each.name === path) ?? folders.find((each) => each.folder === path)
  if (!folder) return { what: 'unknown', folder: asked }
  const workers = Number(values.workers)
  return { what: 'run', folder, anew: values.anew, ...(workers > 0 && { workers }) }
}
