/** One ES module with everything in it, for pages without a bundler. */
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './packages.ts'

/** XState's part that the machines need, as the storefront ships it (docs/decisions/core.md). */
export const smallCharts = { xstate: join(root, 'core', 'src', 'kernel', 'chart.ts') }

export async function bundleStandalone(entry: string, folder: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: smallCharts },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      target: 'es2024',
      lib: { entry, formats: ['es'], fileName: () => name },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  })
}
