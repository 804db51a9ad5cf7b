/** For tests of I5: secrets that are planted, and what is heard of them where nobody should hear them. */
import type { Log } from '../platform/upstream.ts'

/** Everything that the server says to somebody other than whom a secret belongs to. */
export class SecretLeakDetector {
  readonly log: string[] = []
  readonly urls: string[] = []
  readonly refusals: string[] = []
  readonly #canaries = new Set<string>()
  #planted = 0

  /** A new secret that must not be heard again; long enough to be no accident, and a valid password. */
  plant(kind = 'pw'): string {
    return this.learn(`Canary-${kind}-${(this.#planted += 1)}-x7Qz`)
  }

  learn(secret: string): string {
    this.#canaries.add(secret)
    return secret
  }

  heard(texts: readonly string[]): string[] {
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
