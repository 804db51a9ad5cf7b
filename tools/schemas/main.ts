/** `npm run schemas`: writes what the next release stores into core/schemas.lock.json, and says what it would break. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { knownDomains } from '../../core/src/domains/known-domains.ts'
import { brokenPromises } from './complaints.ts'
import { treeOf } from './fingerprints.ts'
import { asReleased, lockFile, withNext, withRetired } from './lock.ts'
import { lockPath } from './lock-path.ts'

const { values } = parseArgs({
  options: { release: { type: 'boolean', default: false }, retire: { type: 'string', multiple: true, default: [] } },
})

const tree = treeOf(knownDomains)
const lock = values.retire.reduce(withRetired, lockFile.parse(JSON.parse(await readFile(lockPath, 'utf8'))))
const complaints = brokenPromises(lock, tree)
for (const complaint of complaints) console.error(complaint)
const isReleased = values.release && complaints.length === 0
const next = isReleased ? asReleased(lock, tree) : withNext(lock, tree)
await writeFile(lockPath, `${JSON.stringify(next, null, 2)}\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
