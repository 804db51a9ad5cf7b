/** Builds the elements as one file. @module */
import { defaultClientConditions, defineConfig } from 'vite'

/** One file that needs no other: what the core would load later is in it, since a partner's page has one address for it. */
export default defineConfig({
  build: {
    target: 'es2022',
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'leaflog-elements.js' },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
    minify: true,
    emptyOutDir: true,
  },
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // The part of XState that the machines use, as in the storefront.
    alias: { xstate: '@leaflog/core/interpreter' },
  },
})
