/**
 * Which trace a piece of work belongs to (W3C Trace Context). It follows the work through its promises, so that nobody
 * passes it on by hand. Attributes never contain secrets, personal data or queries (I5).
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { codeOf } from './start-errors.ts'

export type Attributes = Readonly<Record<string, string | number | boolean>>

export interface NewSpan {
  /** Few different ones: no ids, no addresses. */
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Attributes
}

/** A span of a trace: a piece of work with a beginning and an end. */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** The header of calls that are made within this span. */
  readonly traceparent: string
  /** False if nobody will see its spans, so that making them can be skipped. */
  readonly isRecorded: boolean
  note(attributes: Attributes): void
  begin(span: NewSpan): Trace
  /** A span within this one that took so many milliseconds and has just ended. */
  record(span: NewSpan, milliseconds: number, failure?: string): void
  /** @param failure the code of an error, never its message */
  end(failure?: string): void
}

const current = new AsyncLocalStorage<Trace>()

/** Undefined outside requests. */
export const currentTrace = (): Trace | undefined => current.getStore()

export const withinTrace = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

/** The function, which always runs within the trace of now: for listeners, which run in that of whoever emits. */
export const keepingTrace = <Given extends unknown[], Result>(run: (...given: Given) => Result) =>
  AsyncLocalStorage.bind(run)

/** Runs `work` in a span of its own, if the current trace is recorded. */
export async function withinSpan<T>(span: NewSpan, work: (own: Trace | undefined) => Promise<T>): Promise<T> {
  const around = currentTrace()
  if (!around?.isRecorded) return work(undefined)
  const own = around.begin(span)
  try {
    const result = await withinTrace(own, () => work(own))
    own.end()
    return result
  } catch (error) {
    own.end(failureOf(error))
    throw error
  }
}

/** What a span says of an error: messages may quote what somebody typed (I5). */
export const failureOf = (error: unknown): string => codeOf(error) || (error instanceof Error ? error.name : 'unknown')
