#!/usr/bin/env node
/** The command `leaflog` of the package. Half of its time would be compiling what did not change since the last one. */
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
