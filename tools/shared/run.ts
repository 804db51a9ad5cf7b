/** Helpers that the tools share: commands, servers, browsers, JSON. @module */
import { spawn, type ChildProcess } from 'node:child_process'

export interface RunOptions {
  cwd: string
  env?: Record<string, string>
  /** Milliseconds after which the command and its children are killed and count as failed. */
  limit: number
  /** A file descriptor for the output, which is then not shown. */
  output?: number
}

const running = new Set<ChildProcess>()

/** Signals a command and all of its children: each command leads its own process group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(-pid, signal)
  } catch {
    // The group has already ended.
    return false
  }
}

export const endGroup = (child: ChildProcess, signal: NodeJS.Signals): void => void signalGroup(child, signal)

/** Whether any process of its group is still running. */
export const groupLives = (child: ChildProcess): boolean => signalGroup(child, 0)

/** Runs a command with its output shown, and resolves to its exit code (124 if it timed out). */
export function run(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.output ?? 'inherit', options.output ?? 'inherit'],
      detached: true,
    })
    running.add(child)
    let late = false
    const timer = setTimeout(() => {
      late = true
      console.error(`${command} did not end within ${options.limit / 60_000} minutes and was stopped.`)
      endGroup(child, 'SIGKILL')
    }, options.limit)
    const settle = (code: number): void => {
      clearTimeout(timer)
      running.delete(child)
      resolve(late ? 124 : code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      settle(127)
    })
    child.on('exit', (code) => settle(code ?? 1))
  })
}

function endAll(signal: NodeJS.Signals): void {
  for (const child of running) endGroup(child, signal)
  process.exit(130)
}

/** Ctrl-C ends the children too. */
export function endWithParent(): void {
  process.once('SIGINT', endAll)
  process.once('SIGTERM', endAll)
}
