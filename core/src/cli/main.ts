/** The subcommands of `leaflog`, each loaded when it is called. */
import { sentenceOf } from './usage-error.ts'

interface Command {
  readonly summary: string
  readonly load: () => Promise<{
    readonly USAGE: string
    /** Resolves to an exit code. */
    readonly run: (args: readonly string[]) => Promise<number>
  }>
}

const commands: Readonly<Record<string, Command>> = {
  replay: {
    summary: 'reads a recorded log: timeline, states, differences; without personal data, or as a test',
    load: () => import('./replay-command.ts'),
  },
}

const USAGE = [
  'usage: leaflog COMMAND [--help]',
  '',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name}  ${summary}`),
  '',
].join('\n')

const isHelp = (argument: string): boolean => argument === '--help' || argument === '-h'

/** Resolves to an exit code: 2 for a command that is wrong or cannot be carried out. */
export async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || isHelp(name)) {
    const isAsked = name !== undefined
    const stream = isAsked ? process.stdout : process.stderr
    stream.write(USAGE)
    return isAsked ? 0 : 2
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    process.stderr.write(`There is no command ${name}.\n${USAGE}`)
    return 2
  }
  const { USAGE: usage, run } = await command.load()
  if (args.some(isHelp)) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  try {
    return await run(args)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, usage)}\n`)
    return 2
  }
}
