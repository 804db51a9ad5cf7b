/** The service worker, in one file beside the pages' build, with the list of that build's files. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { WORKER_PATH, type WorkerBuild } from './service-worker/protocol.ts'

/** Code, styles, texts and the preloaded fonts. Pictures are kept as they are seen. */
const neededOffline = /^assets\/(?:.+\.(?:js|css|json)|basic-.+\.woff2)$/

/** Names of assets contain their content's hash, so their names identify the build. */
export const buildOf = (fileNames: readonly string[]): WorkerBuild => {
  const files = fileNames
    .filter((name) => neededOffline.test(name))
    .toSorted()
    .map((name) => `/${name}`)
  return { id: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12), files }
}

async function bundle(entry: string, workerBuild: WorkerBuild): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', WORKER_BUILD: JSON.stringify(workerBuild) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    one.type === 'chunk' ? [one.code] : [],
  )
  return chunks.join('\n')
}

/** Writes `service-worker.js` into the client's build. */
export const bundleServiceWorker = (root: string): Plugin => ({
  name: 'leaflog-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, files) {
      const entry = join(root, 'src/app/service-worker/service-worker.ts')
      const source = await bundle(entry, buildOf(Object.keys(files)))
      this.emitFile({ type: 'asset', fileName: WORKER_PATH.slice(1), source })
    },
  },
})
