import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/**
 * What every page needs anyway, in few files: each further file of a first load costs a request. What only some pages
 * need is left to the bundler.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|seroval)/ },
  {
    name: 'shop',
    test: /\/(?:core\/src\/(?!catalogue|wire|[a-z-]+\/(?:[a-z-]+\.calls|requests)|sdk\/(?:follow|hinted-facts)|adapters\/live-socket)|react-bindings\/src)|node_modules\/(?:rxjs|xstate|zod|uuid|idb-keyval)/,
  },
  {
    name: 'frame',
    test: /\/storefront\/src\/(?:ui\/(?!drawings|empty-state|no-answer|stale-note|words|use-online)|cart\/add-button|cart\/sentence|attempt|page-head|site)/,
  },
]

/**
 * One configuration for the browser's build, the server's build and the dev server that the gateway embeds.
 * One style sheet for all pages: it is small, and a streamed page must never show before its lazy part's styles.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  plugins: [react()],
  build: {
    manifest: isSsrBuild !== true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions:
      isSsrBuild === true
        ? { input: 'src/entry-server.tsx' }
        : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups } } },
  },
  // RxJS ships its classes as classes too, which is smaller.
  ...(isSsrBuild !== true && { resolve: { conditions: ['es2015', ...defaultClientConditions] } }),
  // The production renderer is bundled whole, so that React and the router run in production mode whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
