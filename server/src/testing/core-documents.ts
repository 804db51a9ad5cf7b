/** The documents that the core sends, and what their parsers rely on. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { commerceSchema } from '../backend/apis/graphql/schema/index.ts'
import type { Certain } from './sample-answers.ts'

interface Parser {
  safeParse(value: unknown): { success: boolean; error?: Error | undefined }
}
const isParser = (value: unknown): value is Parser =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function'

const documentShape = z.object({
  operationName: z.string(),
  query: z.string(),
  result: z.custom<Parser>(isParser, 'a document needs its result'),
})

export interface CoreDocument extends z.infer<typeof documentShape> {
  /** Of the module in core/src/wire. */
  file: string
  /** Of the export. */
  name: string
}

const folder = join(import.meta.dirname, '../../../core/src/wire')

async function documentsOf(file: string): Promise<CoreDocument[]> {
  const exported: unknown = await import(pathToFileURL(join(folder, file)).href)
  return Object.entries(z.record(z.string(), z.unknown()).parse(exported))
    .filter(([, value]) => z.object({ operationName: z.string(), query: z.string() }).safeParse(value).success)
    .map(([name, value]) => ({ file, name, ...documentShape.parse(value) }))
}

/** All of them, by file and name. Rejects where a module of the wire cannot be read. */
export async function coreDocuments(): Promise<readonly CoreDocument[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test|\.generated)\.ts$/.test(name))
    .toSorted()
  return (await Promise.all(files.map(documentsOf))).flat()
}

/**
 * What a parser may rely on although the schema, like Adobe Commerce's, allows null. An operation that fails has errors,
 * which are thrown before anything is parsed.
 */
export const certain: Certain = new Set([
  ...Object.keys(commerceSchema.getMutationType()?.getFields() ?? {}).map((name) => `Mutation.${name}`),
  'Query.customer',
  'Query.storeConfig',
  'Query.checkCustomerEmail',
  // Money is a number of dollars, or it is not there.
  'Money.value',
  'Money.currency',
  // Nobody is signed in without them.
  'CustomerToken.token',
  'CustomerToken.refresh_token',
  'StoreConfig.loyalty_allowed_states',
  // Null beside a password, with which they are not asked for.
  ...['loyalty_registered', 'shop_registered', 'email_valid', 'have_password', 'is_phone_subscribed'].map(
    (name) => `CustomerEmailCheck.${name}`,
  ),
  // No account can be made without these.
  'Customer.firstname',
  'Customer.lastname',
  'Customer.email',
  'Customer.is_subscribed',
  'Customer.reward_points',
  'RewardPoints.balance',
  // Orders have them all; what is not there is left out of a list.
  'CustomerOrder.total',
  'CustomerOrders.items[]',
  'CmsBlocks.items',
])
