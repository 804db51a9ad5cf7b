/** Products of the commerce channel as its backend returns them, one of each type. */

const money = (value: number) => ({ value, currency: 'USD' })
const priced = (regular: number, final = regular) => ({
  regular_price: money(regular),
  final_price: money(final),
  discount: { amount_off: regular - final, percent_off: 0 },
})
export const sentRange = (least: number, most = least) => ({
  minimum_price: priced(least),
  maximum_price: priced(most),
})

const media = (path: string, label: string, position: number) => ({
  url: `https://backend.example/media${path}`,
  label,
  position,
  disabled: false,
})

const breadcrumb = { category_uid: 'Mg==', category_name: 'Flower', category_url_path: 'flower' }
const categories = [
  { name: 'Flower', url_path: 'flower', level: 2, breadcrumbs: [] },
  { name: 'Whole Flower', url_path: 'flower/whole-flower', level: 3, breadcrumbs: [breadcrumb] },
  { name: 'Alder', url_path: 'brands/alder', level: 3, breadcrumbs: [] },
]

const common = (sku: string, name: string, price: ReturnType<typeof sentRange>) => ({
  uid: btoa(sku),
  sku,
  name,
  url_key: sku,
  brand_name: 'Alder',
  strain_type_label: 'Indica',
  thc_percentage: '20-24%',
  is_medical_only: 0,
  is_sold_in_mode: true,
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  small_image: { url: 'https://backend.example/media/products/flower/a.jpg' },
  price_range: price,
  short_description: { html: '<p>Short.</p>' },
  description: { html: '<p>Long &amp; calm.</p><script>alert(1)</script><p onclick="x">Second.</p>' },
  meta_title: name,
  meta_keyword: null,
  meta_description: `${name}, in short.`,
  canonical_url: sku,
  batch_code: 'B1',
  effects: ['Calm'],
  consumption_forms: ['Smoking'],
  media_gallery: [media('/products/flower/a.jpg', name, 1), media('/products/flower/a-2.jpg', 'From the side', 2)],
  categories,
  custom_attributes_product: [
    { code: 'thc', label: 'THC', value: '20-24%' },
    { code: 'terpenes', label: 'Terpenes', value: 'Myrcene 0.8%, Limonene 0.3%' },
  ],
})

export const sentSimple = { __typename: 'SimpleProduct', ...common('alder-joint', 'Alder Joint', sentRange(12)) }

const size = (label: string) => ({
  uid: `size-${label}`,
  value_index: 1,
  label,
  swatch_data: { value: label },
})
const variant = (label: string, price: number, left: number) => ({
  attributes: [{ code: 'size', label, uid: `size-${label}` }],
  product: {
    sku: `alder-one_${label}`,
    name: `Alder One ${label}`,
    stock_status: left > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    only_x_left_in_stock: left > 0 && left < 6 ? left : null,
    is_sold_in_mode: true,
    price_range: sentRange(price),
    media_gallery: [media(`/products/flower/${label}.jpg`, `Alder One ${label}`, 1)],
  },
})
export const sentConfigurable = {
  __typename: 'ConfigurableProduct',
  ...common('alder-one', 'Alder One', sentRange(14, 149)),
  configurable_options: [
    {
      uid: 'option-size',
      attribute_code: 'size',
      attribute_id: '233',
      label: 'Size',
      values: [size('1g'), size('3.5g'), size('7g')],
    },
  ],
  variants: [variant('1g', 14, 9), variant('3.5g', 43, 3), variant('7g', 80, 0)],
}

const part = (uid: string, price: number, more: object = {}) => ({
  uid,
  label: `Part ${uid}`,
  quantity: 1,
  is_default: false,
  can_change_quantity: false,
  price,
  price_type: 'FIXED',
  product: {
    sku: uid,
    name: `Part ${uid}`,
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    is_sold_in_mode: true,
    price_range: sentRange(20),
    small_image: null,
  },
  ...more,
})
const item = (uid: string, title: string, type: string, options: object[], required = true) => ({
  uid,
  title,
  required,
  type,
  position: 0,
  price_range: sentRange(0),
  options,
})
export const sentBundle = {
  __typename: 'BundleProduct',
  ...common('alder-set', 'Alder Set', sentRange(69, 90)),
  dynamic_sku: false,
  dynamic_price: false,
  dynamic_weight: false,
  price_view: 'AS_LOW_AS',
  ship_bundle_items: 'TOGETHER',
  items: [
    item('flower', 'Flower', 'select', [part('f1', 0), part('f2', 5)]),
    item('grinder', 'Grinder', 'radio', [part('g1', 0, { is_default: true }), part('g2', 8)]),
    item('papers', 'Papers', 'checkbox', [part('p1', 2, { can_change_quantity: true })], false),
  ],
}

const typed = (name: string, title: string, required: boolean, max_characters: number) => ({
  uid: btoa(`giftcard/${name}`),
  title,
  required,
  value: { max_characters },
})
export const sentGiftCard = {
  __typename: 'GiftCardProduct',
  ...common('alder-card', 'Alder Card', sentRange(20, 300)),
  allow_open_amount: true,
  open_amount_min: 20,
  open_amount_max: 300,
  giftcard_type: 'VIRTUAL',
  is_redeemable: true,
  lifetime: 0,
  allow_message: true,
  message_max_length: 120,
  giftcard_amounts: [{ uid: 'fifty', value: 50 }],
  gift_card_options: [
    typed('custom_giftcard_amount', 'Amount', false, 12),
    typed('giftcard_sender_name', 'Sender Name', true, 100),
    typed('giftcard_recipient_name', 'Recipient Name', true, 100),
    typed('giftcard_sender_email', 'Sender Email', true, 254),
    typed('giftcard_recipient_email', 'Recipient Email', true, 254),
    typed('giftcard_message', 'Message', false, 120),
  ],
}

export const sentProducts = (...items: object[]) => ({ products: { items } })
