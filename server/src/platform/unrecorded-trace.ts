/** The trace of a request while nothing records it: problem answers, the log and calls of upstreams still name it. */
import { randomText } from './random-text.ts'
import type { Trace } from './trace.ts'

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The header as it came, if it is valid (https://www.w3.org/TR/trace-context/). */
export const readTraceparent = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && TRACEPARENT.test(header) ? header : undefined

const newTraceparent = (): string => `00-${randomText(16, 'hex')}-${randomText(8, 'hex')}-00`

export const traceIdOf = (traceparent: string): string => traceparent.slice(3, 35)

/** The caller's trace, else a new one. The header is read when somebody asks for it, which most requests never do. */
export class UnrecordedTrace implements Trace {
  readonly isRecorded = false
  readonly #header: string | string[] | undefined
  #traceparent: string | undefined

  constructor(header: string | string[] | undefined) {
    this.#header = header
  }

  get traceparent(): string {
    return (this.#traceparent ??= readTraceparent(this.#header) ?? newTraceparent())
  }

  get traceId(): string {
    return traceIdOf(this.traceparent)
  }

  note(): void {}
  record(): void {}
  end(): void {}
  begin(): Trace {
    return this
  }
}
