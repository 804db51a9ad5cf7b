import { parseArgs } from 'node:util'

export const help = `usage: npm run chaos [-- --minutes N] [--seed SEED] [--steps N]

Visitors in a real Chromium, one after the other, each with a profile of its own: tabs are killed, frozen, left and closed,
the network and the gateway fail, the clock jumps, builds are released and rolled back. After each step nothing that was
acknowledged is lost, and at quiet points the cart is the server's.

  --minutes N  how long visitors come; 5 by default, 0 for one of them
  --seed SEED  of the first visitor; by default another one each time
  --steps N    in the life of each; 45 by default
`

export interface Options {
  readonly minutes: number
  readonly seed: number
  readonly steps: number
}

/** Parses the arguments of the command; null where only help is asked for. Throws on unknown words. */
export function optionsOf(args: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
      steps: { type: 'string', default: '45' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return null
  return {
    minutes: numberIn('minutes', values.minutes),
    seed: numberIn('seed', values.seed),
    steps: numberIn('steps', values.steps),
  }
}

function numberIn(name: string, text: string): number {
  if (!/^\d{1,9}(\.\d+)?$/.test(text)) throw new Error(`--${name} ${text} is no number.\n\n${help}`)
  return Number(text)
}
