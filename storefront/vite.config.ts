import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
    rolldownOptions: { input: isSsrBuild === true ? 'src/entry-server.tsx' : 'src/entry-client.tsx' },
  },
  // The production renderer is bundled whole, so that React and the router run in production mode whatever NODE_ENV says.
  ssr: command === 'build' ? { noExternal: true } : {},
}))
