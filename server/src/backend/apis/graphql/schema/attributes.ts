import type { AttributeOption } from '../../../rules/catalogue/model.ts'
import type { AttributeCode } from '../../../platform/tables/catalogue.ts'
import type { CommerceContext } from '../context/context.ts'

const codes = ['brand', 'strain_type', 'size'] as const satisfies AttributeCode[]

interface AttributeInput {
  attribute_code?: string | null
  entity_type?: string | null
}

const metadata = (code: AttributeCode, options: readonly AttributeOption[]) => ({
  attribute_code: code,
  entity_type: 'catalog_product',
  attribute_type: 'Int',
  input_type: 'select',
  attribute_options: options
    .filter((option) => option.attribute === code)
    .map(({ id, label }) => ({ label, value: String(id) })),
  storefront_properties: {
    position: codes.indexOf(code),
    use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS',
    use_in_product_listing: true,
    use_in_search_results_layered_navigation: true,
    visible_on_catalog_pages: true,
  },
})

/** Attributes that are chosen from a list, and their options: what a filter by brand, strain type or size takes. */
export const attributes = {
  typeDefs: /* GraphQL */ `
    type Query {
      "The attributes that are asked for, as far as products have them."
      customAttributeMetadata(attributes: [AttributeInput!]!): CustomAttributeMetadata
    }
    input AttributeInput {
      attribute_code: String
      "catalog_product; other entities have no such attributes."
      entity_type: String
    }
    type CustomAttributeMetadata {
      items: [Attribute]
    }
    type Attribute {
      attribute_code: String
      entity_type: String
      attribute_type: String
      input_type: String
      attribute_options: [AttributeOption]
      storefront_properties: StorefrontProperties
    }
    type AttributeOption {
      label: String
      value: String
    }
    type StorefrontProperties {
      position: Int
      use_in_layered_navigation: UseInLayeredNavigationOptions
      use_in_product_listing: Boolean
      use_in_search_results_layered_navigation: Boolean
      visible_on_catalog_pages: Boolean
    }
    enum UseInLayeredNavigationOptions {
      NO
      FILTERABLE_WITH_RESULTS
      FILTERABLE_NO_RESULT
    }
  `,
  resolvers: {
    Query: {
      customAttributeMetadata: async (
        _: unknown,
        { attributes: asked }: { attributes: readonly AttributeInput[] },
        context: CommerceContext,
      ) => {
        const { options } = (await context.catalogue()).catalogue
        const items = asked.flatMap(({ attribute_code, entity_type }) => {
          const code = codes.find((each) => each === attribute_code)
          return code && (entity_type ?? 'catalog_product') === 'catalog_product' ? [metadata(code, options)] : []
        })
        return { items }
      },
    },
  },
}
