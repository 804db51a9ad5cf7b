/** `npm run fill-carts`: a load test of the shop with its own SDK. */
import { nodePorts } from '@leaflog/core/node'
import { readArguments } from './arguments.ts'
import { fillCarts } from './fill-carts.ts'
import { startGateway } from './gateway.ts'
import { isReady } from './ready.ts'
import { reportLines } from './report.ts'

async function main(): Promise<void> {
  const { backend, ...given } = readArguments(process.argv.slice(2))
  const gateway = backend === null ? null : await startGateway(backend, process.env)
  const origin = gateway?.origin ?? given.gateway
  try {
    if (!(await isReady(origin)))
      throw new Error(
        `No answer at ${origin}. Start the shop with npm start, or run npm run backend and pass --backend.`,
      )
    const every = Math.max(1, Math.floor(given.count / 10))
    const report = await fillCarts({
      ...given,
      gateway: origin,
      // Reports for developers are ignored here: failures show in the results of the carts.
      ports: () => nodePorts({ report: () => {} }),
      onProgress: (done) => {
        if (done % every === 0) process.stderr.write(`${done} of ${given.count}\n`)
      },
    })
    process.stdout.write(`${reportLines(report).join('\n')}\n`)
    globalThis.gc?.()
    const memory = process.memoryUsage()
    process.stdout.write(
      `Memory at the end: ${Math.round(memory.heapUsed / 1e6)} MB in use, ${Math.round(memory.rss / 1e6)} MB in all\n`,
    )
    if (report.errors.size > 0) process.exitCode = 1
  } finally {
    await gateway?.stop()
  }
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
