/** Label data, parsed from the texts of the commerce catalog (3.7, 3.4.4). */
import type { CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'
import type { ProductDetails } from '@leaflog/core/wire/search/search'

type Facts = Pick<CommerceProduct, 'custom_attributes_product'>

export const attributeOf = ({ custom_attributes_product }: Facts, code: string): string =>
  custom_attributes_product.find((attribute) => attribute.code === code)?.value ?? ''

/** `Myrcene 0.8%, Limonene 0.35%`; anything that cannot be parsed is left out. */
export const readTerpenes = (text: string): ProductDetails['terpenes'] =>
  text.split(',').flatMap((entry) => {
    const [, name, percent] = /^([^%]+?)\s+(\d+(?:\.\d+)?)%$/.exec(entry.trim()) ?? []
    return name === undefined || percent === undefined ? [] : [{ name, percent: Number(percent) }]
  })

/** Attributes that the page shows elsewhere. */
const shownElsewhere = new Set(['brand', 'strain_type', 'size', 'thc', 'cbd', 'terpenes', 'effects', 'batch_code'])

/** All other attributes in the catalog, with their own labels. */
export const otherAttributes = ({ custom_attributes_product }: Facts) =>
  custom_attributes_product.filter(
    ({ code, label, value }) => !shownElsewhere.has(code) && label !== '' && value !== '',
  )
