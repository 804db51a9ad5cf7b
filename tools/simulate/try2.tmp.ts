import { loadBuilds } from './browser/builds.ts'
import { simulate } from './simulate.ts'
const builds = await loadBuilds(undefined, { file: 'engine/kernel/move-log.ts', from: '} catch {\n        // Not yet', to: '} catch (e) {\n console.log("RETURN", e);\n        // Not yet' })
const a = await simulate({ builds }, Number(process.argv[2]))
console.log(a.violation)
