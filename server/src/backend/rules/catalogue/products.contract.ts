/** Products in commerce GraphQL, for any database. */
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { configurableOptionUid } from './uids.ts'
import { postTo } from '../../apis/graphql/post-to.ts'

export function productsContract(harness: () => Harness): void {
  const mesa = { store: 'az_mesa' }
  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const { data, errors } = await postTo(harness().commerce, query, {}, { ...mesa, ...headers })
    if (errors[0]) throw new Error(`${errors[0].extensions.category}: ${errors[0].message}`)
    return data
  }
  const product = (sku: string, fields: string) =>
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`
  const only = (item: object) => ({ products: { items: [item] } })

  describe('products', () => {
    test('[7a.23] [3.8] a listing: its products, filters, sort fields and pages', async () => {
      const listing = `{ products(filter: { category_url_path: { eq: "flower" } }, pageSize: 1, sort: { price: ASC }) {
        total_count page_info { current_page page_size total_pages }
        sort_fields { default options { label value } }
        aggregations { attribute_code label count options { label value count } }
        filters { name request_var filter_items { label value_string items_count } }
        items { __typename sku }
      } }`
      expect(await ask(listing)).toMatchObject({
        products: {
          total_count: 1,
          page_info: { current_page: 1, page_size: 1, total_pages: 1 },
          sort_fields: { default: 'position', options: [{ label: 'Position', value: 'position' }, {}, {}, {}] },
          items: [{ __typename: 'ConfigurableProduct', sku: 'ct-flower' }],
        },
      })
      expect(await ask(listing, { shoppingmode: 'MEDICAL' })).toMatchObject({
        products: { total_count: 2, page_info: { total_pages: 2 }, items: [{ sku: 'ct-medical' }] },
      })
    })

    test('[7a.23] an empty search lists everything, as in Adobe Commerce', async () => {
      const everything = await ask('{ products(filter: {}) { total_count items { sku } } }')
      for (const search of ['""', '"  "'])
        expect(await ask(`{ products(search: ${search}) { total_count items { sku } } }`)).toEqual(everything)
      expect(JSON.stringify(everything)).toContain('ct-flower')
    })

    test('[7a.23] a query without search and filter is refused, and so is an invalid page', async () => {
      const refusals = [
        '{ products { total_count } }',
        '{ products(search: null, filter: null) { total_count } }',
        '{ products(search: "brass", currentPage: 9) { total_count } }',
        '{ products(filter: {}, pageSize: 0) { total_count } }',
        '{ products(filter: { price: { from: "x" } }) { total_count } }',
      ]
      for (const query of refusals) await expect(ask(query)).rejects.toThrow('graphql-input: ')
      expect(await ask('{ products(search: "nohting") { total_count items { sku } suggestions { search } } }')).toEqual(
        {
          products: { total_count: 0, items: [], suggestions: [] },
        },
      )
    })

    test('[3.7] a product with its prices, pictures, categories and stock', async () => {
      const fields = `__typename id uid sku name url_key stock_status only_x_left_in_stock is_medical_only brand_name
        strain_type strain_type_label is_sale special_price special_to_date meta_title meta_keyword meta_description canonical_url
        description { html } short_description { html }
        thumbnail { url label } small_image { url } media_gallery { __typename url label position disabled }
        price_range { minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } }
          maximum_price { final_price { value } } }
        categories { uid name url_path breadcrumbs { category_name } }`
      const url = 'https://commerce.example/media/products/sample/ct-vape.jpg'
      expect(await ask(product('ct-vape', fields))).toEqual(
        only({
          __typename: 'SimpleProduct',
          id: 3,
          uid: 'Mw==',
          sku: 'ct-vape',
          name: 'Brass Vape',
          url_key: 'ct-vape',
          stock_status: 'IN_STOCK',
          only_x_left_in_stock: null,
          is_medical_only: 0,
          brand_name: 'Fernhill',
          strain_type: 23_446,
          strain_type_label: 'Sativa',
          is_sale: 1,
          special_price: 24,
          special_to_date: '2026-12-31 23:59:59',
          meta_title: 'Title',
          meta_keyword: 'keyword',
          meta_description: 'Described.',
          canonical_url: 'ct-vape',
          description: { html: '<p>Grown for a test.</p>' },
          short_description: { html: '<p>Short.</p>' },
          thumbnail: { url, label: 'Brass Vape' },
          small_image: { url },
          media_gallery: [{ __typename: 'ProductImage', url, label: 'Brass Vape', position: 1, disabled: false }],
          price_range: {
            minimum_price: {
              regular_price: { value: 30, currency: 'USD' },
              final_price: { value: 24 },
              discount: { amount_off: 6, percent_off: 20 },
            },
            maximum_price: { final_price: { value: 24 } },
          },
          categories: [{ uid: 'NQ==', name: 'Vapes', url_path: 'vapes', breadcrumbs: null }],
        }),
      )
    })

    test('[3.7] [1.3] a product for patients is shown in the other mode when it is requested by name', async () => {
      const fields = 'is_medical_only is_sold_in_mode price_range { minimum_price { final_price { value } } }'
      expect(await ask(product('ct-medical', fields))).toEqual(
        only({
          is_medical_only: 1,
          is_sold_in_mode: false,
          price_range: { minimum_price: { final_price: { value: 30 } } },
        }),
      )
      expect(await ask(product('ct-medical', 'is_sold_in_mode'), { shoppingmode: 'MEDICAL' })).toEqual(
        only({ is_sold_in_mode: true }),
      )
    })

    test('[3.7.1] a configurable product with its options, swatches and variants', async () => {
      const fields = `... on ConfigurableProduct {
        configurable_options { uid attribute_code attribute_id label values { value_index label uid swatch_data { __typename value } } }
        variants { attributes { code label value_index } product { sku stock_status media_gallery { url } price_range { minimum_price { final_price { value } } } } }
        configurable_product_options_selection(configurableOptionValueUids: ["Y29uZmlndXJhYmxlLzIzMy8yNTAwMg=="]) {
          variant { sku } media_gallery { url } configurable_options { values { label is_available } }
        } }`
      const value = (value_index: number, label: string, uid: string) => ({
        value_index,
        label,
        uid,
        swatch_data: { __typename: 'TextSwatchData', value: label },
      })
      const variant = (label: string, value_index: number, dollars: number) => ({
        attributes: [{ code: 'size', label, value_index }],
        product: {
          sku: `ct-flower_${label}`,
          stock_status: 'IN_STOCK',
          // Its own picture comes first, its product's after it.
          media_gallery: [`ct-flower-${label.replace('.', '-')}`, 'ct-flower'].map((name) => ({
            url: `https://commerce.example/media/products/sample/${name}.jpg`,
          })),
          price_range: { minimum_price: { final_price: { value: dollars } } },
        },
      })
      expect(await ask(product('ct-flower', fields))).toMatchObject(
        only({
          configurable_options: [
            {
              uid: configurableOptionUid('size', 1),
              attribute_code: 'size',
              attribute_id: '233',
              label: 'Size',
              values: [
                value(25_001, '3.5g', 'Y29uZmlndXJhYmxlLzIzMy8yNTAwMQ=='),
                value(25_002, '28g', 'Y29uZmlndXJhYmxlLzIzMy8yNTAwMg=='),
              ],
            },
          ],
          variants: [variant('3.5g', 25_001, 40), variant('28g', 25_002, 200)],
          configurable_product_options_selection: {
            variant: { sku: 'ct-flower_28g' },
            configurable_options: [
              {
                values: [
                  { label: '3.5g', is_available: true },
                  { label: '28g', is_available: true },
                ],
              },
            ],
          },
        }),
      )
    })

    test('[3.7.2] a gift card with its amounts and the fields to fill in', async () => {
      const fields = `__typename ... on GiftCardProduct { allow_open_amount open_amount_min open_amount_max giftcard_type is_redeemable
        lifetime allow_message message_max_length giftcard_amounts { uid value } gift_card_options { title required } }`
      expect(await ask(product('ct-card', fields))).toMatchObject(
        only({
          __typename: 'GiftCardProduct',
          allow_open_amount: true,
          open_amount_min: 10,
          open_amount_max: 200,
          giftcard_type: 'COMBINED',
          is_redeemable: true,
          lifetime: 365,
          allow_message: true,
          message_max_length: 100,
          giftcard_amounts: [{ value: 25 }, { value: 50 }],
          gift_card_options: [
            { title: 'Amount' },
            {},
            {},
            { title: 'Sender Email', required: true },
            {},
            { title: 'Message' },
          ],
        }),
      )
    })

    test('[3.7.3] a bundle with its items, whose options have their own prices', async () => {
      const fields = `... on BundleProduct { dynamic_sku dynamic_price dynamic_weight price_view ship_bundle_items
        items { title required type position price_range { minimum_price { final_price { value } } }
          options { quantity is_default price price_type can_change_quantity product { sku } } } }`
      expect(await ask(product('ct-set', fields))).toMatchObject(
        only({
          dynamic_sku: false,
          dynamic_price: false,
          dynamic_weight: false,
          price_view: 'AS_LOW_AS',
          ship_bundle_items: 'TOGETHER',
          items: [
            { title: 'Flower', required: true, type: 'select', position: 0 },
            {
              title: 'Grinder',
              options: [
                { is_default: true, price: 0, price_type: 'FIXED', product: { sku: 'ct-grinder' } },
                { is_default: false, price: 10, price_type: 'PERCENT', product: { sku: 'ct-vape' } },
              ],
            },
            { title: 'Chews', required: false, options: [{ quantity: 1, price: 5, can_change_quantity: true }] },
          ],
        }),
      )
      expect(await ask(product('ct-kit', fields))).toMatchObject(
        only({
          dynamic_price: true,
          items: [
            { price_range: { minimum_price: { final_price: { value: 24 } } } },
            { options: [{ quantity: 2, price: 20, price_type: 'DYNAMIC' }, { price: 22 }] },
          ],
        }),
      )
    })

    test('[7a.23] related products, on the product and in a separate query that is merged by sku', async () => {
      const related = [{ sku: 'ct-vape' }, { sku: 'ct-grinder' }]
      expect(await ask(product('ct-flower', 'related_products { sku }'))).toEqual(only({ related_products: related }))
      expect(await ask('{ relatedProducts(skus: ["ct-flower", "none"]) { sku related_products { sku } } }')).toEqual({
        relatedProducts: [{ sku: 'ct-flower', related_products: related }],
      })
    })

    test('[8.26] a product is out of stock once all of it is reserved', async () => {
      const { db } = harness()
      const status = () => ask(product('ct-grinder', 'stock_status quantity only_x_left_in_stock'))
      const reserve = (quantity: number) =>
        db
          .insertInto('stock_reservations')
          .values({ store_id: '201', sku: 'ct-grinder', quantity, order_number: 'listed', created_at: NOON })
          .execute()
      await reserve(-8)
      expect(await status()).toEqual(only({ stock_status: 'IN_STOCK', quantity: 2, only_x_left_in_stock: 2 }))
      await reserve(-2)
      expect(await status()).toEqual(only({ stock_status: 'OUT_OF_STOCK', quantity: 0, only_x_left_in_stock: null }))
      await db.deleteFrom('stock_reservations').where('order_number', '=', 'listed').execute()
    })

    test('[2b.6] the options of the listing filters, with their ids', async () => {
      const query = `{ customAttributeMetadata(attributes: [
        { attribute_code: "strain_type", entity_type: "catalog_product" },
        { attribute_code: "brand", entity_type: "customer" },
        { attribute_code: "colour" }
      ]) { items { attribute_code input_type attribute_options { label value } } } }`
      const attribute_options = [
        { label: 'Indica', value: '23444' },
        { label: 'Hybrid', value: '23445' },
        { label: 'Sativa', value: '23446' },
      ]
      expect(await ask(query)).toEqual({
        customAttributeMetadata: {
          items: [{ attribute_code: 'strain_type', input_type: 'select', attribute_options }],
        },
      })
    })

    test('[3.14] a store of the other channel lists nothing', async () => {
      expect(await ask('{ products(filter: {}) { total_count } }', { store: 'fl_miami' })).toEqual({
        products: { total_count: 0 },
      })
    })
  })

  describe('categories', () => {
    test('[3.10] a category with its ancestors, its children and its products', async () => {
      const fields = `uid name url_key url_path level path display_mode image meta_title meta_description meta_keywords product_count
        children_count breadcrumbs { category_level category_name category_uid } children { url_path }
        products(pageSize: 1) { total_count items { sku } page_info { total_pages } }`
      expect(
        await ask(
          `{ categories(filters: { url_path: { eq: "flower/whole-flower" } }) { total_count items { ${fields} } } }`,
        ),
      ).toEqual({
        categories: {
          total_count: 1,
          items: [
            {
              uid: 'NA==',
              name: 'Whole Flower',
              url_key: 'whole-flower',
              url_path: 'flower/whole-flower',
              level: 3,
              path: '2/3/4',
              display_mode: 'PRODUCTS',
              image: null,
              meta_title: 'Whole Flower title',
              meta_description: 'Whole Flower described',
              meta_keywords: 'whole flower',
              product_count: 1,
              children_count: '0',
              breadcrumbs: [{ category_level: 2, category_name: 'Flower', category_uid: 'Mw==' }],
              children: [],
              products: { total_count: 1, items: [{ sku: 'ct-flower' }], page_info: { total_pages: 1 } },
            },
          ],
        },
      })
    })

    test('[shop 20] [7a.2] a brand is described in the language of the store view; what is not translated is English', async () => {
      const brand = (url: string, store: string) =>
        ask(
          `{ categoryList(filters: { url_path: { eq: "${url}" } }) { name description meta_description language } }`,
          { store },
        )
      expect(await brand('brands/fernhill', 'az_mesa_es')).toEqual({
        categoryList: [
          { name: 'Fernhill', description: '<p>La casa.</p>', meta_description: 'La casa', language: 'es' },
        ],
      })
      const english = (name: string) => ({
        categoryList: [{ name, description: `<p>${name}.</p>`, meta_description: `${name} described`, language: 'en' }],
      })
      expect(await brand('brands/fernhill', 'az_mesa')).toEqual(english('Fernhill'))
      expect(await brand('brands/mossback', 'az_mesa_es')).toEqual(english('Mossback'))
    })

    test('[3.10] without a filter the root is returned, with everything below it', async () => {
      const root = { name: 'Shop', children: [{}, {}, {}, { display_mode: 'PAGE' }, {}] }
      expect(await ask('{ categoryList { name children { display_mode } } category { name } }')).toMatchObject({
        categoryList: [root],
        category: { name: 'Shop' },
      })
      expect(await ask('{ category(id: 3) { product_count } }', { shoppingmode: 'MEDICAL' })).toEqual({
        category: { product_count: 2 },
      })
      await expect(ask('{ category(id: 99) { name } }')).rejects.toThrow('graphql-no-such-entity')
      await expect(ask('{ categories(currentPage: 2) { total_count } }')).rejects.toThrow('graphql-input')
    })

    test('[2b.7] an address leads to a product or a category', async () => {
      const query = `{
        product: route(url: "/product/ct-vape") { __typename relative_url redirect_code type ... on SimpleProduct { sku } }
        category: route(url: "category/flower") { __typename type ... on CategoryTree { name } }
        none: route(url: "nowhere") { __typename }
        urlResolver(url: "flower") { id entity_uid relative_url redirectCode type }
      }`
      expect(await ask(query)).toEqual({
        product: {
          __typename: 'SimpleProduct',
          relative_url: 'ct-vape',
          redirect_code: 0,
          type: 'PRODUCT',
          sku: 'ct-vape',
        },
        category: { __typename: 'CategoryTree', type: 'CATEGORY', name: 'Flower' },
        none: null,
        urlResolver: { id: 3, entity_uid: 'Mw==', relative_url: 'flower', redirectCode: 0, type: 'CATEGORY' },
      })
      await expect(ask('{ route(url: " ") { __typename } }')).rejects.toThrow('graphql-input')
    })
  })
}
