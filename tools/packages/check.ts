/** Checks a tarball with standard tools: publint for its manifest, Are The Types Wrong for what resolvers find. */
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { readTarball } from './pack.ts'

/** ES modules only, for Node 24 and bundlers. CommonJS and Node 10 resolution is not checked. */
const resolvers: ReadonlySet<string> = new Set(['node16-esm', 'bundler'])

export async function complaintsOf(tarball: string): Promise<string[]> {
  const data = await readTarball(tarball)
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer } })
  const analysis = await checkPackage(createPackageFromTarballData(data))
  const said = messages.map((message) => formatMessage(message, pkg) ?? message.code)
  if (analysis.types === false) return [...said, 'It has no types.']
  const wrong = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem) || resolvers.has(problem.resolutionKind),
  )
  return [...said, ...wrong.map((problem) => JSON.stringify(problem))]
}
