/** A Fastify server with the limits of its connections, and without a route. */
import Fastify, { type FastifyInstance } from 'fastify'
import type { Live } from './live/live.ts'
import { asGatewayError, sendProblem } from './gateway/http/problems.ts'
import type { Config } from './platform/config.ts'
import { logOptions, requestLogger } from './platform/log.ts'

interface Connections {
  /** Where the log goes; standard output by default. */
  readonly logStream: { write(line: string): void } | undefined
  readonly shouldUpgrade: Live['shouldUpgrade']
}

export function createServer(config: Config, { logStream, shouldUpgrade }: Connections): FastifyInstance {
  return Fastify({
    logger: logOptions(config.logLevel, logStream),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: 64 * 1024,
    requestTimeout: config.limits.request,
    connectionTimeout: 30_000,
    // Longer than balancers and clients keep theirs: one that is closed while a request is on its way fails it.
    keepAliveTimeout: 72_000,
    http: {
      connectionsCheckingInterval: 500,
      headersTimeout: config.limits.request,
      maxHeaderSize: 16 * 1024,
      shouldUpgradeCallback: shouldUpgrade,
    },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    // The guard answers them, like every other refusal.
    return503OnClosing: false,
    childLoggerFactory: requestLogger(config.logLevel),
    frameworkErrors: (error, request, reply) => {
      void sendProblem(reply, asGatewayError(error, request.log))
    },
  })
}

/** A number is the count of proxies in front of us; a string lists their addresses. */
function trusted(proxies: Config['trustProxy']): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}
