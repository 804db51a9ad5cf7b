/** Every element's description. The compiler compares it with the table of attributes and the list of events. */
import type { ElementName } from '../src/attributes.ts'
import type { Described } from './describe.ts'

const prompt = {
  prompt: 'dialog that asks whether a cart of another dispensary may be replaced, by the cart or else the menu',
  question: 'text of that dialog',
  accept: 'button of that dialog: a new cart',
  decline: 'button of that dialog: keep the cart',
}
const card = {
  product: 'list item of a product',
  card: 'card of a product',
  picture: 'picture, or what stands for it',
  brand: 'brand',
  name: 'heading with the product’s name and link',
  details: 'row with strain, potency and `medical`',
  strain: 'letter of the strain',
  potency: 'potency',
  medical: 'note that it is medical only',
  price: 'price',
  was: 'price before a special',
  select: 'choice of a size',
  size: 'its only size',
  button: 'every button, and links that look like one',
  add: 'button that adds it to the cart',
  choose: 'button that opens the choice of options',
}
const options = {
  'options-dialog': 'dialog in which options, or the parts of a set, are chosen',
  options: 'form in that dialog',
  label: 'label of an option',
  checkbox: 'checkbox of a part of a set',
  close: 'button that closes that dialog',
  error: 'why a choice cannot be added',
}

const store = 'The dispensary’s code, as `GET /api/rest/stores` lists it (`store_code`).'
const around = { heading: 'above the rest', footer: 'below the rest' }
const combobox = {
  label: 'label of the field',
  field: 'the field',
  options: 'list of what was found',
  option: 'one of them',
  name: 'its name',
  message: 'text in place of the field, or that nothing was found',
  retry: 'button that loads again',
  button: 'every button',
}

export const elements: { readonly [Name in ElementName]: Described<Name> } = {
  'leaflog-shop': {
    className: 'LeaflogShop',
    summary: 'Renders nothing. Its attributes hold for the elements in it.',
    attributes: {
      store,
      'exit-url': 'Where Exit Website leads. Default: a search engine.',
    },
    events: { 'leaflog-ready': 'The stored data is loaded: the property `shop` can be used.' },
    slots: { '': 'the page’s content with the other elements' },
    parts: {},
  },
  'leaflog-age-gate': {
    className: 'LeaflogAgeGate',
    summary:
      'Asks once for the visitor’s state and age, over the whole page. If a page with another element has none, one is added.',
    attributes: {
      'exit-url': 'Where Exit Website leads; the first element of the page says it. Default: a search engine.',
    },
    events: {
      'leaflog-verified': 'The gate was passed.',
      'leaflog-exit': 'Exit Website was pressed. `preventDefault()` keeps the page.',
    },
    slots: { header: 'above the title, such as a logo', footer: 'below the buttons, such as a legal text' },
    parts: {
      gate: 'the dialog',
      heading: 'title',
      question: 'question',
      label: 'label of a field',
      select: 'every select',
      'birth-date': 'fields of the date of birth',
      error: 'what is wrong with the answer',
      button: 'every button',
      submit: 'button that answers',
      retry: 'button that loads the question again',
      exit: 'button Exit Website',
    },
  },
  'leaflog-menu': {
    className: 'LeaflogMenu',
    summary: 'Products of a dispensary by category, with sizes and prices.',
    attributes: {
      store,
      category: 'The only category to show, such as `flower`. Default: shoppers choose.',
    },
    events: { 'leaflog-added': 'The shop has added a product to the cart.' },
    slots: {
      heading: 'in place of the heading',
      empty: 'in place of the text of an empty menu',
      footer: 'below the products',
    },
    parts: {
      menu: 'the whole',
      heading: 'heading',
      categories: 'row of categories',
      category: 'button of a category',
      message: 'panel that says why there are no products',
      retry: 'button in that panel',
      products: 'list of products',
      ...card,
      ...options,
      count: 'how many are shown',
      more: 'button that shows more',
      ...prompt,
    },
  },
  'leaflog-cart': {
    className: 'LeaflogCart',
    summary: 'The lines of the cart, its amounts, and a link to the checkout.',
    attributes: { 'checkout-url': 'Where the checkout’s link leads. Default: the shop’s own pages.' },
    events: {
      'leaflog-cart-changed': 'The number of items changed.',
      'leaflog-checkout': 'The checkout’s link was pressed. `preventDefault()` lets the page handle it.',
    },
    slots: {
      heading: 'in place of the heading',
      empty: 'in place of the text of an empty cart',
      footer: 'below the checkout’s link',
    },
    parts: {
      cart: 'the whole',
      heading: 'heading',
      message: 'text in place of lines',
      lines: 'list of lines',
      line: 'a line',
      picture: 'picture of a line',
      name: 'name of a line',
      details: 'brand and size of a line',
      price: 'price of a line',
      saved: 'what a line saves',
      quantity: 'quantity of a line',
      error: 'problems of a line, and of the cart',
      button: 'every button, and the checkout’s link',
      step: 'buttons that change a quantity',
      remove: 'button that removes a line',
      retry: 'button that reads the cart again',
      dismiss: 'button that takes note of a problem',
      amounts: 'list of amounts',
      'amount-label': 'name of an amount',
      amount: 'amount',
      total: 'the last of both',
      checkout: 'link to the checkout',
      note: 'note about the checkout',
      status: 'news, such as that changes are being sent',
      ...prompt,
    },
  },
  'leaflog-search': {
    className: 'LeaflogSearch',
    summary: 'A field that finds products of a dispensary while the shopper types.',
    attributes: { store },
    events: {
      'leaflog-select':
        'A product was chosen. `preventDefault()` keeps the page; otherwise the product’s page at the shop opens.',
    },
    slots: { ...around, empty: 'in place of the text that nothing was found' },
    parts: {
      search: 'the whole',
      ...combobox,
      picture: 'picture of a product',
      brand: 'brand of a product',
      price: 'lowest price of a product',
      status: 'how many were found',
    },
  },
  'leaflog-store-picker': {
    className: 'LeaflogStorePicker',
    summary: 'A field that finds dispensaries. The chosen one becomes the `store` of the `<leaflog-shop>` around it.',
    attributes: { state: 'The only state to show, by its code, such as `FL`. Default: all.' },
    events: { 'leaflog-store-chosen': 'A dispensary was chosen. `preventDefault()` keeps the store as it was.' },
    slots: { ...around, empty: 'in place of the text that there is no such dispensary' },
    parts: { 'store-picker': 'the whole', ...combobox, details: 'city and state of a dispensary' },
  },
  'leaflog-product': {
    className: 'LeaflogProduct',
    summary: 'One product of a dispensary, with its sizes and a button that adds it.',
    attributes: {
      store,
      product:
        'The product’s id, or its SKU at a store of the commerce channel; `leaflog-added` and `leaflog-select` say it.',
    },
    events: { 'leaflog-added': 'The shop has added the product to the cart.' },
    slots: { ...around, empty: 'in place of the text of a product that is not on the menu' },
    parts: {
      'product-room': 'the whole',
      message: 'panel that says why there is no product',
      retry: 'button in that panel',
      ...card,
      ...options,
      ...prompt,
    },
  },
}
