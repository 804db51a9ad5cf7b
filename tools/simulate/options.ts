import { parseArgs } from 'node:util'

export const help = `usage: npm run simulate [-- --seeds N] [--from SEED] [--seed SEED]

Runs whole shops in one process, in virtual time: tabs, a disk, a network and a gateway that fail by a plan which follows
from a seed. What breaks a rule is printed with its seed and the shortest plan that still breaks it.

  --seeds N    how many seeds; 100 by default
  --from SEED  the first of them; 1 by default
  --seed SEED  one seed again, with everything that happens in it
`

export type Options =
  | { readonly what: 'help' }
  | { readonly what: 'many'; readonly from: number; readonly count: number }
  | { readonly what: 'one'; readonly seed: number }

const DEFAULT_SEEDS = 100

/** Parses the arguments of the command; throws on unknown words. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string' },
      from: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return { what: 'help' }
  if (values.seed !== undefined) return { what: 'one', seed: numberIn('seed', values.seed) }
  return {
    what: 'many',
    from: values.from === undefined ? 1 : numberIn('from', values.from),
    count: values.seeds === undefined ? DEFAULT_SEEDS : numberIn('seeds', values.seeds),
  }
}

function numberIn(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`--${name} ${text} is no number.\n\n${help}`)
  return Number(text)
}
