import { loadBuilds } from './browser/builds.ts'
import { simulate } from './simulate.ts'
const builds = await loadBuilds()
const [from, count] = process.argv.slice(2).map(Number)
const t = performance.now()
for (let seed = from!; seed < from! + count!; seed++) {
  const a = await simulate({ builds }, seed)
  console.log(seed, a.violation ? `${a.violation.rule}: ${a.violation.detail.slice(0, 600)}` : 'ok', a.steps, (a.virtualMs/86400000).toFixed(1), a.trace.length, a.hash.slice(0,8), ((performance.now()-t)/1000).toFixed(1))
  if (process.argv[4]) console.log(a.trace.slice(-Number(process.argv[4])).join('\n'))
}
