// Plain JavaScript, so that it can print a clear error if Node is too old to strip types. package.json runs the
// commands of tools/commands.ts as `node tools/command.js NAME …`. The command finds its arguments in process.argv as
// if it were run directly.
import './check-node.js'

const { runCommand } = await import('./commands.ts')
const [name = ''] = process.argv.splice(2, 1)
const exitCode = await runCommand(name, process.argv.slice(2))
if (exitCode !== undefined) process.exitCode = exitCode
