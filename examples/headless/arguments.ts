import { parseArgs } from 'node:util'

export interface Arguments {
  readonly gateway: string
  /** Address of a backend that is served alone; null if a gateway is already running. */
  readonly backend: string | null
  readonly store: string
  readonly count: number
  readonly concurrency: number
  readonly seed: number
}

/** Errors: a sentence for each invalid argument. */
export function readArguments(given: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...given],
    options: {
      gateway: { type: 'string', default: 'http://localhost:3000' },
      backend: { type: 'string' },
      store: { type: 'string', default: 'az_mesa' },
      count: { type: 'string', default: '1000' },
      concurrency: { type: 'string', default: '16' },
      seed: { type: 'string', default: '1' },
    },
  })
  return {
    gateway: originOf('gateway', values.gateway),
    backend: values.backend === undefined ? null : originOf('backend', values.backend),
    store: values.store,
    count: numberOf('count', values.count, 1_000_000),
    concurrency: numberOf('concurrency', values.concurrency, 1000),
    seed: numberOf('seed', values.seed, 1_000_000),
  }
}

function originOf(name: string, text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new Error(`--${name} must be an address such as http://localhost:3000.`)
  return new URL(text).origin
}

function numberOf(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new Error(`--${name} must be a number from 1 to ${most}.`)
  return number
}
