/** Commerce GraphQL: documents sent to /api/graphql, and parsers of their results. */
import * as z from 'zod/mini'

export const findAppByStoreQuery = {
  operationName: 'findAppByStore',
  query: `query findAppByStore($store_code: String!) {
  findAppByStore(store_code: $store_code) { app_id app_search_key }
}`,
  result: z.object({ findAppByStore: z.nullable(z.object({ app_id: z.string(), app_search_key: z.string() })) }),
} as const

/** The fields for joining Rewards. */
export const storeConfigQuery = {
  operationName: 'storeConfig',
  query: `query storeConfig { storeConfig { loyalty_allowed_states { code name } create_account_error_message } }`,
  result: z.object({
    storeConfig: z.object({
      loyalty_allowed_states: z.array(z.object({ code: z.string(), name: z.string() })),
      create_account_error_message: z.nullable(z.string()),
    }),
  }),
} as const

export const cmsBlocksQuery = {
  operationName: 'cmsBlocks',
  query: `query cmsBlocks($identifiers: [String]!) {
  cmsBlocks(identifiers: $identifiers) { items { identifier title content language } }
}`,
  result: z.object({
    cmsBlocks: z.nullable(
      z.object({
        items: z.array(
          z.nullable(
            z.object({
              identifier: z.nullable(z.string()),
              title: z.nullable(z.string()),
              content: z.nullable(z.string()),
              language: z.optional(z.nullable(z.string())),
            }),
          ),
        ),
      }),
    ),
  }),
} as const

/** Which dispensaries deliver to a ZIP code; null if it is in no dispensary's state. */
export const deliveryAreaQuery = {
  operationName: 'deliveryArea',
  query: `query deliveryArea($postcode: String!) {
  deliveryArea(postcode: $postcode) { postcode city region_code latitude longitude store_codes }
}`,
  result: z.pipe(
    z.object({
      deliveryArea: z.nullable(
        z.object({
          postcode: z.string(),
          city: z.string(),
          region_code: z.string(),
          latitude: z.number(),
          longitude: z.number(),
          store_codes: z.array(z.string()),
        }),
      ),
    }),
    z.transform((data) => data.deliveryArea),
  ),
} as const
export type DeliveryArea = NonNullable<z.output<typeof deliveryAreaQuery.result>>

export const getZipQuery = {
  operationName: 'getZipByBrowserLocation',
  query: `query getZipByBrowserLocation($lat: String!, $long: String!) {
  getZipByBrowserLocation(lat: $lat, long: $long) { zip }
}`,
  result: z.object({ getZipByBrowserLocation: z.nullable(z.object({ zip: z.nullable(z.string()) })) }),
} as const
