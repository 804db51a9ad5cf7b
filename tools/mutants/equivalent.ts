/** A mutant that no test can kill, because nobody can see the difference. It is not counted. */
export interface Equivalent {
  readonly file: string
  /** The line that it stands in, as it is without the spaces around it. */
  readonly line: string
  /** The part of it that is replaced, up to the end of the line where it goes on. */
  readonly was: string
  readonly becomes: string
  readonly reason: string
}

export const of = (file: string, line: string, was: string, becomes: string, reason: string): Equivalent => ({
  file,
  line,
  was,
  becomes,
  reason,
})
