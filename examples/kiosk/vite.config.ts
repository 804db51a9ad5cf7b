import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin, transformWithOxc } from 'vite'

/** The service worker, with the list of built files: all of them must be available offline. */
const serviceWorker = (): Plugin => ({
  name: 'kiosk-service-worker',
  apply: 'build',
  async generateBundle(_, bundle) {
    const files = JSON.stringify(['.', 'config.json', ...Object.keys(bundle).filter((name) => name !== 'index.html')])
    const source = readFileSync(join(import.meta.dirname, 'src/service-worker.ts'), 'utf8')
    const { code } = await transformWithOxc(source.replace('[/* BUILT */]', files), 'service-worker.ts')
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
  },
})

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [serviceWorker()],
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
})
