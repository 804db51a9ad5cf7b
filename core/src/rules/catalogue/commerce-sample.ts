/** Products of the commerce channel for this folder's tests. */
import type { BundleItem, BundleOption, ConfigurableProduct, PriceRange } from '../../wire/commerce/commerce-product.ts'

export const sampleRange = (final: number, regular = final): PriceRange => ({
  minimum: { regular, final, percent_off: 0 },
  maximum: { regular, final, percent_off: 0 },
})

type Chooseable = Pick<ConfigurableProduct, 'configurable_options' | 'variants'>

/** Variants by their values (`{ size: '1g', cut: 'whole' }`); a value's uid is `code:label`. */
export function sampleConfigurable(
  rows: readonly {
    readonly values: Readonly<Record<string, string>>
    readonly price: number
    readonly left?: number
  }[],
): Chooseable {
  const codes = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  return {
    configurable_options: codes.map((code) => ({
      uid: code,
      attribute_code: code,
      attribute_id: code,
      label: code,
      values: [...new Set(rows.flatMap(({ values }) => values[code] ?? []))].map((label, value_index) => ({
        uid: `${code}:${label}`,
        value_index,
        label,
        swatch_data: label,
      })),
    })),
    variants: rows.map(({ values, price, left = 5 }) => ({
      attributes: Object.entries(values).map(([code, label]) => ({ code, label, uid: `${code}:${label}` })),
      product: {
        sku: Object.values(values).join('_'),
        name: Object.values(values).join(' '),
        stock_status: left > 0 ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const),
        only_x_left_in_stock: null,
        is_sold_in_mode: true,
        price_range: sampleRange(price),
        media_gallery: [],
      },
    })),
  }
}

export const samplePart = (uid: string, more: Partial<BundleOption> & { cents?: number } = {}): BundleOption => {
  const { cents = 1000, ...rest } = more
  return {
    uid,
    label: `Part ${uid}`,
    quantity: 1,
    is_default: false,
    can_change_quantity: false,
    price: 0,
    price_type: 'DYNAMIC',
    product: {
      sku: uid,
      name: `Part ${uid}`,
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
      is_sold_in_mode: true,
      price_range: sampleRange(cents),
      small_image: null,
    },
    ...rest,
  }
}

export const sampleItem = (uid: string, options: BundleOption[], more: Partial<BundleItem> = {}): BundleItem => ({
  uid,
  title: `Item ${uid}`,
  required: true,
  type: 'radio',
  position: 0,
  price_range: sampleRange(0),
  options,
  ...more,
})
