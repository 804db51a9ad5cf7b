/** The search service, shaped like Algolia's REST API: one index per store and state. Money in integer cents. */
import * as z from 'zod/mini'
import { orderLimit, variant } from '../ordering/ordering.ts'

/** The name of a store's index, e.g. `fl_miami` in `West Virginia` gives `menu_fl_miami_west_virginia`. */
export const searchIndexName = (storeCode: string, stateName: string): string =>
  `menu_${storeCode}_${stateName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`

/** Potency: a range, in percent of weight or milligrams per package. */
const potency = z.nullable(z.object({ min: z.number(), max: z.number(), unit: z.enum(['%', 'mg']) }))

export const strainType = z.enum(['INDICA', 'HYBRID', 'SATIVA'])
export type StrainType = z.infer<typeof strainType>

/** What a listing needs of a product at one store. */
export const listedProduct = z.object({
  objectID: z.string(),
  product_id: z.string(),
  name: z.string(),
  brand: z.object({ name: z.string() }),
  category: z.string(),
  subcategory: z.nullable(z.string()),
  strain_type: z.nullable(strainType),
  store_id: z.string(),
  menu_type: z.enum(['RECREATIONAL', 'MEDICAL', 'BOTH']),
  variants: z.array(variant),
  thc: potency,
  cbd: potency,
  image: z.string(),
  special_ids: z.array(z.string()),
  featured: z.boolean(),
  /** Stock by option; an option at 0 is sold out. */
  stock: z.record(z.string(), z.int()),
})
/** A product of a menu of the ordering channel. Money in cents. */
export interface ListedProduct extends z.infer<typeof listedProduct> {}

/** What a product page needs in addition: description, contents, lab results. */
export const productDetails = z.extend(listedProduct, {
  description: z.string(),
  effects: z.array(z.string()),
  terpenes: z.array(z.object({ name: z.string(), percent: z.number() })),
  /** The limits of an order at this store (8.3), and what one of each option takes, in milligrams. */
  order_limit: z.optional(z.extend(orderLimit, { weights: z.record(z.string(), z.int()) })),
  lab: z.nullable(
    z.object({ batch: z.string(), tested: z.string(), laboratory: z.string(), harvested: z.nullable(z.string()) }),
  ),
})
export type ProductDetails = z.infer<typeof productDetails>

/** The attributes of a listing, for `attributesToRetrieve`. Details are only fetched for a product's own page. */
export const listingAttributes = Object.keys(listedProduct.shape)

/** One answer of `POST /1/indexes/*\/queries`. */
export const searchResults = <T extends z.ZodMiniType>(hit: T) =>
  z.object({
    results: z.array(
      z.object({
        hits: z.array(hit),
        nbHits: z.int(),
        page: z.int(),
        nbPages: z.int(),
        hitsPerPage: z.int(),
        facets: z.optional(z.record(z.string(), z.record(z.string(), z.int()))),
      }),
    ),
  })
