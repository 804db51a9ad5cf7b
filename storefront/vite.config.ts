/** Builds the storefront, for browsers and for the server. */
import react from '@vitejs/plugin-react'
import { buildInfo } from './src/app/build-info.ts'
import { precompress } from './src/app/precompress.ts'
import { defaultClientConditions, defineConfig } from 'vite'

/**
 * Few files: each further one costs a request, and compresses worse. Every group holds its modules with all that they
 * import at once, so what only some pages use of a folder stays out of the first load.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react\/|react-dom|scheduler|i18next\/|@tanstack\/(?!react-router\/dist\/esm\/(?:useBlocker|awaited)))/,
  },
  // What the core checks facts and answers by. Apart from it, as each file runs in a task of its own.
  { name: 'schemas', test: /\/core\/src\/domains\/[\w-]+\/[\w-]+\.events\./ },
  // The core, which changes less often than what is drawn.
  { name: 'shop', test: /\/core\/src\/sdk\/create-shop/ },
  // What is around every page. The entry itself stays apart: it waits for the shop's log, and no page waits with it.
  {
    name: 'frame',
    test: /\/storefront\/src\/(?:app\/router|features\/account\/order-status\/order-link|features\/rewards\/auth\/reset-link)\.ts/,
  },
  // What several pages show, the home page first.
  { name: 'tiles', test: /\/storefront\/src\/features\/(?:ordering\/product-grid|stores\/store-card)/ },
  { name: 'ui', test: /\/storefront\/src\/shared\/ui\// },
  { name: 'forms', test: /\/storefront\/src\/shared\/forms\/(?!address)/ },
]

/** The first load names every file that may come later: those of one page go by their hash alone, which is shorter. */
const chunkFileNames = ({ name }: { name: string }) =>
  groups.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'

/**
 * One configuration for the browser's build, the server's build and the dev server that the gateway embeds.
 * One style sheet for all pages: it is small, and a streamed page must never show before its lazy part's styles.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  plugins: [react(), ...(isSsrBuild === true ? [] : [buildInfo(import.meta.dirname, process.env), precompress()])],
  build: {
    manifest: isSsrBuild !== true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions:
      isSsrBuild === true
        ? { input: 'src/app/entry-server.tsx' }
        : {
            input: 'src/app/entry-client.tsx',
            output: { codeSplitting: { groups }, chunkFileNames },
            // Constants of other modules are written out where they are used.
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
          },
  },
  ...(isSsrBuild !== true && {
    resolve: {
      // RxJS ships its classes as classes too, which is smaller.
      conditions: ['es2015', ...defaultClientConditions],
      alias: {
        // React has had this hook of its own since version 18; the other file brings one for those before it.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        // The part of XState that the machines use, a tenth of its size; a test compares both step by step.
        xstate: '@leaflog/core/interpreter',
      },
    },
  }),
  // The production renderer is bundled whole and decided here: whatever NODE_ENV says when it runs, React and the router
  // are their production builds. Vite would leave the choice in the server's files (`npm run built` looks for it).
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
}))
