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
  /** The name of the module in core/src/wire. */
  file: string
  /** The name of the export. */
  name: string
}

const folder = join(import.meta.dirname, '../../../core/src/wire')

async function documentsOf(file: string): Promise<CoreDocument[]> {
  const exported: unknown = await import(pathToFileURL(join(folder, file)).href)
  return Object.entries(z.record(z.string(), z.unknown()).parse(exported))
    .filter(([, value]) => z.object({ operationName: z.string(), query: z.string() }).safeParse(value).success)
    .map(([name, value]) => ({ file, name, ...documentShape.parse(value) }))
}

/** All of them, by file and name. Rejects if a wire module cannot be read. */
export async function coreDocuments(): Promise<readonly CoreDocument[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test|\.generated)\.ts$/.test(name))
    .toSorted()
  return (await Promise.all(files.map(documentsOf))).flat()
}

/**
 * Guarantees for parsers although the schema, like Adobe Commerce's, allows null. A failed operation has errors, which
 * are thrown before parsing.
 */
export const certain: Certain = new Set([
  ...Object.keys(commerceSchema.getMutationType()?.getFields() ?? {}).map((name) => `Mutation.${name}`),
  'Query.customer',
  'Query.storeConfig',
  'Query.checkCustomerEmail',
  // Money is a number of dollars, or the whole field is null.
  'Money.value',
  'Money.currency',
  // A sign-in always returns them.
  'CustomerToken.token',
  'CustomerToken.refresh_token',
  'StoreConfig.loyalty_allowed_states',
  // Null only in a check with a password, which does not select them.
  ...['loyalty_registered', 'shop_registered', 'email_valid', 'have_password', 'is_phone_subscribed'].map(
    (name) => `CustomerEmailCheck.${name}`,
  ),
  // Every account requires these.
  'Customer.firstname',
  'Customer.lastname',
  'Customer.email',
  'Customer.is_subscribed',
  'Customer.reward_points',
  'RewardPoints.balance',
  // All orders have them; missing items are left out of a list.
  'CustomerOrder.total',
  'CustomerOrders.items[]',
  'CmsBlocks.items',
])
