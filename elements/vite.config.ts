/** Builds the elements as one file. @module */
import { defaultClientConditions, defineConfig } from 'vite'

/**
 * One self-contained file: lazy modules of the core are bundled too, because a partner's page has one address for all.
 */
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
    // The interpreter in place of XState, as in the storefront.
    alias: { xstate: '@leaflog/core/interpreter' },
  },
})
