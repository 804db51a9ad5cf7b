/** `npm run mutants`: finds small mistakes in a folder that no test would notice. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { equivalents } from './equivalents.ts'
import { figuresOf, unusedEquivalents, place, survivorsOf } from './figures.ts'
import { folders, slowTests, type Folder } from './folders.ts'
import { logicFilesOf, testsOf } from './graph.ts'
import { help, optionsOf } from './options.ts'
import { listOf, pageOf, rowOf, rowsOf } from './page.ts'
import { readSources } from './sources.ts'
import { tryMutants } from './stryker.ts'

const path = join(import.meta.dirname, '..', '..', 'docs', 'mutation.md')
const rows = rowsOf(await readFile(path, 'utf8'))

async function run(folder: Folder, isForced: boolean, workers?: number): Promise<void> {
  const sources = await readSources()
  const files = logicFilesOf(folder, sources)
  const tests = testsOf(folder, sources, slowTests)
  console.log(`${folder.name}: ${files.length} files, tests:\n  ${tests.join('\n  ')}`)
  const { name, isolated = false } = folder
  const mutants = await tryMutants({
    name,
    files,
    tests,
    isForced,
    isolated,
    ...(workers !== undefined && { workers }),
  })
  const row = rowOf(folder, figuresOf(mutants, equivalents), new Date().toISOString().slice(0, 10))
  await writeFile(path, pageOf(folders, new Map([...rows, [folder.name, row]]), equivalents))

  for (const mutant of mutants.filter(({ status }) => status === 'NoCoverage')) console.log(`no test: ${place(mutant)}`)
  for (const mutant of survivorsOf(mutants, equivalents)) console.log(`survived: ${place(mutant)}`)
  for (const { file, line } of unusedEquivalents(mutants, equivalents, files))
    console.log(`equivalent that no survivor matches: ${file}: ${line}`)
  console.log(`\n${listOf([folder], new Map([[folder.name, row]]))}`)
  process.exitCode = row.at(-1) === 'yes' ? 0 : 1
}

const options = optionsOf(process.argv.slice(2), folders)
switch (options.what) {
  case 'help':
    console.log(help)
    break
  case 'list':
    console.log(listOf(folders, rows))
    break
  case 'unknown':
    console.error(`${options.folder} is not in the list.\n\n${help}`)
    process.exitCode = 2
    break
  case 'run':
    await run(options.folder, options.isForced, options.workers)
    break
}
