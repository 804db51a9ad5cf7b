/** Builds the elements as partners' pages load them from the shop. @module */
import { defaultClientConditions, defineConfig } from 'vite'
import { integrityList } from './integrity-list.ts'
import manifest from './package.json' with { type: 'json' }

/** Each includes the static imports of its modules; every further file costs a request. */
const groups = [
  { name: 'core', test: /\/core\/src\/(?:sdk\/create-shop|http\/ask-commerce|gate-is-open|index)\.ts/ },
  { name: 'carts', test: /\/core\/src\/domains\/(?:ordering|commerce)-cart\/[\w-]+\.calls\.ts/ },
]

/** V8 compiles the functions of such a file while it is loaded, in another thread, instead of when each is called. */
const compiledAhead = ({ name }: { name: string }) => (name === 'core' ? '//# allFunctionsCalledOnLoad' : '')

/**
 * One small entry; the core, and what each element shows, are chunks beside it. Their names contain their content, so
 * that they may be cached for good.
 */
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist/cdn',
    emptyOutDir: true,
    minify: true,
    modulePreload: false,
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: () => 'leaflog-elements.js' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: 'leaflog-[name]-[hash].js',
        minify: true,
        postBanner: compiledAhead,
      },
    },
  },
  plugins: [integrityList(manifest.version)],
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    // The interpreter in place of XState, as in the storefront.
    alias: { xstate: '@leaflog/core/interpreter' },
  },
})
