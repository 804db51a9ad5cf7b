/** A product with the data that a cart needs. */
import type { Sellable } from '../backend/rules/catalogue/sellable.ts'

export const sellable = (fields: Partial<Sellable> & Pick<Sellable, 'sku'>): Sellable => ({
  productId: 1,
  uid: 'MQ==',
  parentSku: null,
  type: 'simple',
  name: fields.sku,
  displayName: fields.sku,
  urlKey: fields.sku,
  thumbnail: null,
  isSold: true,
  priceCents: 1_000,
  finalCents: 800,
  isMedicalOnly: false,
  quantityInStock: 5,
  brand: null,
  strainType: null,
  categoryNames: [],
  options: [],
  limits: { thcMg: 0, cbdMg: 0, smokableMg: 0 },
  info: { thc: null, batch: null, consumptionForms: [] },
  variants: [],
  bundle: null,
  giftCard: null,
  ...fields,
})
