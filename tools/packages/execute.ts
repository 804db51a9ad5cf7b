import { execFile } from 'node:child_process'

/** Runs a command and resolves to its output. Rejects with all of its output if it fails. */
export function execute(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, [...args], { cwd, maxBuffer: 64_000_000 }, (error, out, err) => {
      if (error) reject(new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${out}${err}`, { cause: error }))
      else resolve(out)
    })
  })
}
