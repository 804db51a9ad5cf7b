// Plain JavaScript, so that it can print a clear error if Node is too old to strip types. The work is in tools/test/.
import './check-node.js'

const { main } = await import('./test/main.ts')
process.exitCode = await main(process.argv.slice(2))
