/** Configurable products (3.7.1): one product in several sizes. */
import type { AttributeOption } from '../../../rules/catalogue/model.ts'
import type { Offer } from '../../../rules/catalogue/offers.ts'
import { attributeIds, configurableOptionUid, configurableValueUid, entityUid } from '../../../rules/catalogue/uids.ts'
import { quantityOf } from '../../../rules/catalogue/view.ts'
import type { CommerceContext } from '../context/context.ts'
import { mediaGallery } from './product-media.ts'
import { nodeOf, type ProductNode } from './product-node.ts'

const swatch = ({ swatch: value, label }: AttributeOption) => {
  const text = value ?? label
  return { __typename: text.startsWith('#') ? 'ColorSwatchData' : 'TextSwatchData', value: text } as const
}

const valueUid = (size: AttributeOption) => configurableValueUid('size', size.id)
const sizesOf = ({ variants }: Offer) => variants.flatMap(({ product: { size } }) => (size ? [size] : []))

const configurableOptions = ({ offer }: ProductNode) => {
  const { id } = offer.product
  return [
    {
      id: attributeIds.size,
      uid: configurableOptionUid('size', id),
      attribute_code: 'size',
      attribute_id: String(attributeIds.size),
      attribute_id_v2: attributeIds.size,
      attribute_uid: entityUid(attributeIds.size),
      label: 'Size',
      position: 0,
      product_id: id,
      use_default: false,
      values: sizesOf(offer).map((size) => ({
        uid: valueUid(size),
        value_index: size.id,
        label: size.label,
        default_label: size.label,
        store_label: size.label,
        use_default_value: true,
        swatch_data: swatch(size),
      })),
    },
  ]
}

const variants = ({ offer, view }: ProductNode) =>
  offer.variants.map((variant) => {
    const { size } = variant.product
    const attributes = size ? [{ code: 'size', label: size.label, uid: valueUid(size), value_index: size.id }] : []
    return { attributes, product: nodeOf(view, variant) }
  })

/** Each option has one value here, so choosing it leaves no other choice. */
const selection = async (
  { offer, view }: ProductNode,
  { configurableOptionValueUids }: { configurableOptionValueUids?: readonly string[] | null },
  { publicUrl }: CommerceContext,
) => {
  const chosen = new Set(configurableOptionValueUids ?? [])
  const fits = ({ product: { size } }: Offer) => size !== null && chosen.has(valueUid(size))
  const variant = chosen.size > 0 ? offer.variants.find(fits) : undefined
  const option = {
    uid: configurableOptionUid('size', offer.product.id),
    attribute_code: 'size',
    label: 'Size',
    values: await Promise.all(
      offer.variants.flatMap((each) => {
        const { size } = each.product
        if (!size) return []
        const value = { uid: valueUid(size), label: size.label, is_use_default: true, swatch: swatch(size) }
        return [quantityOf(view, each).then((quantity) => ({ ...value, is_available: quantity > 0 }))]
      }),
    ),
  }
  return {
    configurable_options: [option],
    media_gallery: mediaGallery((variant ?? offer).product, publicUrl),
    variant: variant ? nodeOf(view, variant) : null,
    options_available_for_selection: [
      {
        attribute_code: 'size',
        option_value_uids: (variant ? [variant] : offer.variants).flatMap(({ product: { size } }) =>
          size ? [valueUid(size)] : [],
        ),
      },
    ],
  }
}

export const configurableFields = {
  configurable_options: configurableOptions,
  variants,
  configurable_product_options_selection: selection,
}
