import type { Resolvers } from './resolvers.generated.ts'
import type { AttributeOption } from '../../../rules/catalogue/model.ts'
import type { AttributeCode } from '../../../platform/tables/catalogue.ts'

const codes = ['brand', 'strain_type', 'size'] as const satisfies AttributeCode[]

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
    use_in_layered_navigation: 'FILTERABLE_WITH_RESULTS' as const,
    use_in_product_listing: true,
    use_in_search_results_layered_navigation: true,
    visible_on_catalog_pages: true,
  },
})

/** Select attributes and their options, used by the filters for brand, strain type and size. */
export const attributes: Resolvers = {
  Query: {
    customAttributeMetadata: async (_, { attributes: asked }, context) => {
      const { options } = (await context.catalogue()).catalogue
      const items = asked.flatMap(({ attribute_code, entity_type }) => {
        const code = codes.find((each) => each === attribute_code)
        return code && (entity_type ?? 'catalog_product') === 'catalog_product' ? [metadata(code, options)] : []
      })
      return { items }
    },
  },
}
