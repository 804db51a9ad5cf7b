/** For tests of I5: planted secrets, and a record of every output where they must not appear. */
import type { Log } from '../platform/upstream.ts'

/** Everything that the server outputs to anyone but the secret's owner. */
export class SecretLeakDetector {
  readonly log: string[] = []
  readonly urls: string[] = []
  readonly refusals: string[] = []
  readonly #canaries = new Set<string>()
  #planted = 0

  /** A new secret that must not appear again; long enough not to match by accident, and a valid password. */
  plant(kind = 'pw'): string {
    return this.learn(`Canary-${kind}-${(this.#planted += 1)}-x7Qz`)
  }

  learn(secret: string): string {
    this.#canaries.add(secret)
    return secret
  }

  /** The planted secrets that appear in the texts, in plain form or encoded. */
  leaksIn(texts: readonly string[]): string[] {
    const text = texts.join('\n')
    return [...this.#canaries].filter((canary) =>
      [canary, encodeURIComponent(canary), Buffer.from(canary).toString('base64')].some((form) => text.includes(form)),
    )
  }
}

/** A log that writes whole lines into a list, errors with their stacks. */
export const loggingTo = (lines: string[]): Log => {
  const write = (details: object, message: string) => {
    const plain = Object.entries(details).map(
      ([name, value]) => `${name}: ${value instanceof Error ? (value.stack ?? '') : JSON.stringify(value)}`,
    )
    lines.push(`${message} ${plain.join(' ')}`)
  }
  return { debug: write, info: write, warn: write, error: write }
}
