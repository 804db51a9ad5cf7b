import type { Equivalent } from './equivalent.ts'

/** A mutant and its result. Lines and columns count from 1. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The whole line of code, trimmed. */
  readonly text: string
  /** The part of the line that is replaced. */
  readonly was: string
  readonly becomes: string
  readonly status: string
}

export interface Figures {
  readonly mutants: number
  /** Mutants in code that runs when a module is loaded. They are not tested. */
  readonly loaded: number
  readonly covered: number
  readonly killed: number
  readonly equivalent: number
  /** Percent of the covered mutants, without equivalents, that were killed; 100 if there are none. */
  readonly killedOfCovered: number
}

const killed = new Set(['Killed', 'Timeout'])
const isSame = (mutant: Mutant, { file, line, was, becomes }: Equivalent): boolean =>
  mutant.file === file && mutant.text === line && mutant.was === was && mutant.becomes === becomes

const lives = ({ status }: Mutant): boolean => status === 'Survived'

/** Survivors that a test should kill. */
export const survivorsOf = (mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Mutant[] =>
  mutants.filter((mutant) => lives(mutant) && !equivalents.some((equivalent) => isSame(mutant, equivalent)))

/**
 * Equivalents of these files that no surviving mutant matches: the code has changed, or a test kills them after all.
 */
export const unusedEquivalents = (
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
  files: readonly string[],
): Equivalent[] =>
  equivalents.filter(
    (equivalent) =>
      files.includes(equivalent.file) && !mutants.some((mutant) => lives(mutant) && isSame(mutant, equivalent)),
  )

export function figuresOf(mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Figures {
  const count = (is: (mutant: Mutant) => boolean): number => mutants.filter(is).length
  const dead = count(({ status }) => killed.has(status))
  const left = survivorsOf(mutants, equivalents).length
  const equivalent = count(lives) - left
  return {
    mutants: dead + count(lives) + count(({ status }) => status === 'NoCoverage'),
    loaded: count(({ status }) => status === 'Ignored'),
    covered: dead + left + equivalent,
    killed: dead,
    equivalent,
    killedOfCovered: dead + left === 0 ? 100 : (dead / (dead + left)) * 100,
  }
}

export const place = ({ file, line, column, text, was, becomes }: Mutant): string =>
  `${file}:${line}:${column}  ${text}\n    ${was} → ${becomes.replaceAll(/\s+/g, ' ')}`
