/**
 * `npm run graphql`: writes the types that follow from the schema. With `--check` (a stage of `npm test`) it fails if
 * the files are out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commerceSchema } from '../../server/src/backend/apis/graphql/schema/index.ts'
import { certain, coreDocuments } from '../../server/src/testing/core-documents.ts'
import { answerTypes, variableTypes } from './documents.ts'
import { resolverTypes } from './resolvers.ts'
import { stale, type Generated } from './stale.ts'

const root = join(import.meta.dirname, '../..')
const schemaFolder = 'server/src/backend/apis/graphql/schema'
const HEAD = '// Written by `npm run graphql`.\n'

const documents = await coreDocuments()
const parents = await readFile(join(root, schemaFolder, 'parents.ts'), 'utf8')
const generated: Generated = new Map([
  [`${schemaFolder}/resolvers.generated.ts`, HEAD + (await resolverTypes(commerceSchema, parents))],
  ['core/src/wire/commerce/variables.generated.ts', HEAD + (await variableTypes(commerceSchema, documents))],
  ['tools/graphql/answers.generated.ts', HEAD + (await answerTypes(commerceSchema, documents, certain))],
])

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
if (values.check) {
  const paths = await stale(root, generated)
  for (const path of paths) console.error(`${path} does not match the schema.`)
  if (paths.length > 0) console.error('Please run npm run graphql and commit the result.')
  process.exitCode = paths.length === 0 ? 0 : 1
} else {
  for (const [path, text] of generated) await writeFile(join(root, path), text)
}
