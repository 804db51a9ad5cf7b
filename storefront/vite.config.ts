/** Builds the storefront, for browsers and for the server. */
import react from '@vitejs/plugin-react'
import { buildInfo } from './src/app/build-info.ts'
import { bundleServiceWorker } from './src/app/bundle-service-worker.ts'
import { compileAhead } from './src/app/compile-ahead.ts'
import { cutFonts } from './src/app/cut-fonts.ts'
import { precompress } from './src/app/precompress.ts'
import { defaultClientConditions, defineConfig } from 'vite'

/**
 * Few files: each further one costs a request, and compresses worse. Every group includes the static imports of its
 * modules, so code of a folder that only some pages use stays out of the first load.
 */
const groups = [
  // Separate from the rest of the libraries: of the files that share the line, the largest arrives last.
  { name: 'react', test: /node_modules\/(?:react\/|react-dom|scheduler)/ },
  {
    name: 'framework',
    test: /node_modules\/(?:i18next\/|@tanstack\/(?!react-router\/dist\/esm\/(?:useBlocker|awaited)))/,
  },
  // The core's schemas. They are separate, because each file runs in its own task.
  { name: 'schemas', test: /\/core\/src\/domains\/[\w-]+\/[\w-]+\.events\./ },
  // The core, which changes less often than the UI.
  { name: 'shop', test: /\/core\/src\/sdk\/(?:create-shop|initial-events)/ },
  // The frame of every page. The entry itself is separate: it waits for the shop's log, and no page waits for it.
  {
    name: 'frame',
    test: /\/storefront\/src\/(?:app\/router|features\/account\/(?:order-status\/order|confirm-email\/confirm)-link|features\/rewards\/auth\/reset-link|shared\/i18n\/(?:shop-text|browser-texts)|shared\/page\/shop-override)\.ts|react-i18next\/.*I18nextProvider/,
  },
  // Components shared by several pages, the home page first.
  { name: 'tiles', test: /\/storefront\/src\/features\/(?:ordering\/product-grid|stores\/store-card)/ },
  { name: 'ui', test: /\/storefront\/src\/shared\/ui\// },
  { name: 'forms', test: /\/storefront\/src\/shared\/forms\/(?!address)/ },
]

/**
 * What several pages share besides. There would be a file for each set of pages that share something, and asking for a
 * file keeps a phone busy for some milliseconds. So what is smaller than `entriesAwareMergeThreshold`, in bytes of source,
 * joins the file of the most similar set of pages; with a larger threshold, sets join that have little in common. What
 * measures, and what only the owner and developers open, stays apart: others never load it.
 */
const shared = {
  name: 'shared',
  test: /^(?!.*\/(?:storefront\/src\/(?:app|features\/(?:analytics|devtools|owner-dashboard))|core\/src\/(?:replay|wire\/analytics))\/)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1500,
}

/**
 * The first load lists every file that may be needed later; files of a single page are named by their hash only, which
 * is shorter.
 */
const chunkFileNames = ({ name }: { name: string }) =>
  groups.some((group) => group.name === name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'

/** The first load lists the files of all texts; 36 bits tell one release's from another's. */
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith('.json')) ? 'assets/[name]-[hash:6][extname]' : 'assets/[name]-[hash][extname]'

/**
 * One configuration for the browser's build, the server's build and the dev server embedded in the gateway. One style
 * sheet for all pages: it is small, and a streamed page must never show before the styles of its lazy parts.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    cutFonts(import.meta.dirname),
    ...(isSsrBuild === true
      ? []
      : [
          buildInfo(import.meta.dirname, process.env),
          bundleServiceWorker(import.meta.dirname),
          compileAhead(['schemas', 'shop']),
          precompress(),
        ]),
  ],
  build: {
    manifest: isSsrBuild !== true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions:
      isSsrBuild === true
        ? { input: 'src/app/entry-server.tsx' }
        : {
            input: ['src/app/entry-client.tsx', 'src/app/entry-replay.tsx'],
            output: { codeSplitting: { groups: [...groups, shared] }, chunkFileNames, assetFileNames },
            // Inlines constants of other modules.
            optimization: { inlineConst: { mode: 'all', pass: 3 } },
          },
  },
  ...(isSsrBuild !== true && {
    resolve: {
      // RxJS also ships its classes as ES classes, which is smaller.
      conditions: ['es2015', ...defaultClientConditions],
      alias: {
        // React has had this hook built in since version 18; the other file polyfills it for earlier versions.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        // The interpreter in place of XState, a tenth of its size; a test compares both step by step.
        xstate: '@leaflog/core/interpreter',
      },
    },
  }),
  // Bundles the production renderer and fixes the mode here: whatever NODE_ENV is at run time, React and the router are
  // production builds. Vite would leave the choice in the server's files (`npm run built` checks for that).
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
  }),
}))
