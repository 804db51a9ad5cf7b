import * as z from 'zod'
import type { Database } from './db.ts'

/** A row of `settings`, and the schema of its value. */
export interface Setting<Value> {
  name: string
  schema: z.ZodType<Value>
}
const setting = <Value>(name: string, schema: z.ZodType<Value>): Setting<Value> => ({ name, schema })

/** 3.13 */
export const storeConfigSetting = setting(
  'store_config',
  z.object({
    loyalty_allowed_states: z.array(z.object({ code: z.string(), name: z.string() })),
    create_account_error_message: z.string(),
    allow_prefetch: z.boolean(),
    show_product_labels_at_bottom: z.boolean(),
    ttl_cart_id: z.int(),
  }),
)

/** 3.9 */
export const countriesSetting = setting(
  'countries',
  z.array(
    z.object({
      id: z.string(),
      two_letter_abbreviation: z.string(),
      three_letter_abbreviation: z.string().optional(),
      full_name_locale: z.string(),
      full_name_english: z.string(),
      available_regions: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })).nullable(),
    }),
  ),
)

/** 3.1 */
export const ageGateSetting = setting(
  'age_gate',
  z.array(
    z.object({
      state_code: z.string(),
      state_label: z.string(),
      main_title: z.string(),
      sub_title: z.string(),
      age_requirement_copy: z.string(),
      min_age_medical: z.string(),
      min_age_recreational: z.string(),
      show_datepicker: z.boolean(),
    }),
  ),
)

/** Decimal degrees. */
export const zipCentroidsSetting = setting(
  'zip_centroids',
  z.array(z.object({ zip: z.string(), latitude: z.number(), longitude: z.number() })),
)

/** The same setting in a language other than English, which is a row of its own. */
export const inLanguage = <Value>({ name, schema }: Setting<Value>, language: string): Setting<Value> => ({
  name: `${name}_${language}`,
  schema,
})

/** The value of one setting, or undefined if it is not set. @throws ZodError for an invalid value */
export const readSetting = async <Value>(
  db: Database,
  { name, schema }: Setting<Value>,
): Promise<Value | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row === undefined ? undefined : schema.parse(row.value)
}
