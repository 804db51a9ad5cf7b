/** Content pages and their parts in commerce GraphQL. */
import * as z from 'zod/mini'
import { sentMoney } from '../shared/money.ts'

const text = z.nullable(z.string())

export const cmsPageQuery = {
  operationName: 'cmsPage',
  query: `query cmsPage($identifier: String!) {
  cmsPage(identifier: $identifier) {
    identifier title content_heading content language updated_on meta_title meta_keywords meta_description
  }
}`,
  result: z.object({
    cmsPage: z.nullable(
      z.object({
        identifier: text,
        title: text,
        content_heading: text,
        content: text,
        language: z.optional(text),
        updated_on: z.optional(text),
        meta_title: text,
        meta_keywords: text,
        meta_description: text,
      }),
    ),
  }),
} as const

export const cmsPagesQuery = {
  operationName: 'cmsPages',
  query: `query cmsPages { cmsPages { identifier title language updated_on } }`,
  result: z.object({
    cmsPages: z.array(
      z.object({ identifier: z.string(), title: z.string(), language: z.string(), updated_on: z.string() }),
    ),
  }),
} as const

/** The public value of points; values in cents, in ascending order of points. */
export const rewardsLadderQuery = {
  operationName: 'rewardsLadder',
  query: `query rewardsLadder { rewardsLadder { points value { value currency } } }`,
  result: z.object({ rewardsLadder: z.array(z.object({ points: z.number(), value: sentMoney })) }),
} as const

export const contactUsMutation = {
  operationName: 'contactUs',
  query: `mutation contactUs($input: ContactUsInput!) { contactUs(input: $input) { status } }`,
  result: z.object({ contactUs: z.object({ status: z.boolean() }) }),
} as const
