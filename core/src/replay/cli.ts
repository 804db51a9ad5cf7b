/** The command `npm run replay`: half of its time would be compiling what did not change since the last one. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./cli-main.ts')
