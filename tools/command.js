// Plain JavaScript, so that it can say what is wrong when Node is too old to strip types. `node tools/command.js NAME …` is
// how package.json runs what tools/commands.ts lists; the command finds its arguments where it would alone.
import './check-node.js'

const { runCommand } = await import('./commands.ts')
const [name = ''] = process.argv.splice(2, 1)
const exitCode = await runCommand(name, process.argv.slice(2))
if (exitCode !== undefined) process.exitCode = exitCode
