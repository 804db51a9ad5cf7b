import type { Equivalent } from './equivalent.ts'

/** What a mutant was and what became of it; lines and columns count from 1. */
export interface Mutant {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The line that it stands in, without the spaces around it. */
  readonly text: string
  /** The part of the line that is replaced. */
  readonly was: string
  readonly becomes: string
  readonly status: string
}

export interface Figures {
  readonly mutants: number
  /** In what is built when a module is loaded; not tried. */
  readonly loaded: number
  readonly covered: number
  readonly killed: number
  readonly equivalent: number
  /** Percent of the covered mutants that somebody could notice; 100 where there are none. */
  readonly killedOfCovered: number
}

const killed = new Set(['Killed', 'Timeout'])
const isSame = (mutant: Mutant, { file, line, was, becomes }: Equivalent): boolean =>
  mutant.file === file && mutant.text === line && mutant.was === was && mutant.becomes === becomes

const lives = ({ status }: Mutant): boolean => status === 'Survived'

/** What lives and should not. */
export const survivorsOf = (mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Mutant[] =>
  mutants.filter((mutant) => lives(mutant) && !equivalents.some((equivalent) => isSame(mutant, equivalent)))

/** Equivalents of these files that no living mutant is: the code has changed, or a test sees them after all. */
export const listedInVain = (
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
