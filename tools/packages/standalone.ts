/** One ES module with everything in it, for pages without a bundler. */
import { join } from 'node:path'
import { build, defaultClientConditions } from 'vite'
import { root } from './packages.ts'

/**
 * Resolves as the storefront and the elements do: the subset of XState that the machines need (docs/decisions/core.md),
 * and current RxJS.
 */
export const asShipped = {
  alias: { xstate: join(root, 'core', 'src', 'engine', 'interpreter', 'interpreter.ts') },
  conditions: ['es2015', ...defaultClientConditions],
}

export async function bundleStandalone(entry: string, folder: string, name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: asShipped,
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
