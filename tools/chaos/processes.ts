/** The processes of a browser that we started: they name its profile in their command line. */
import { readFileSync, readdirSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly command: string
}

/** The command line of a process; '' where it has ended meanwhile. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

const processesOf = (profile: string): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: `${commandOf(Number(name))} ` }))
    .filter(({ command }) => command.includes(` --user-data-dir=${profile} `))

/** Those that run pages. */
export const renderersOf = (profile: string): readonly number[] =>
  processesOf(profile)
    .filter(({ command }) => command.includes(' --type=renderer ') && !command.includes(' --top-chrome-webui '))
    .map(({ pid }) => pid)
    .toSorted((a, b) => a - b)

/** The browser itself. */
export const browserOf = (profile: string): number | undefined =>
  processesOf(profile).find(({ command }) => !command.includes(' --type='))?.pid

/** Without a word, as a system that needs the memory. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

export const isRunning = (profile: string): boolean => processesOf(profile).length > 0
