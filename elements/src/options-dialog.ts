/** Sizes and parts of a product, chosen in a dialog over the menu. */
import { LeaflogError, type Product, askCommerce } from '@leaflog/core'
import { modeAt } from '@leaflog/core/catalogue'
import { productQuery } from '@leaflog/core/wire/commerce/commerce-product-documents'
import type { Language } from './around.ts'
import { button, h, setText } from './dom.ts'
import { createOptionsForm } from './options-form.ts'
import { optionsOf, type Selection } from './options-model.ts'
import type { Client } from './shops.ts'
import { type Words, sentenceOf } from './words.ts'

interface DialogContext {
  readonly words: Words
  readonly language: Language
  /** Where the dialog is put. */
  readonly root: ShadowRoot
  /** The product is now in the cart, with what was chosen, as text. */
  readonly onAdded: (chosen: string) => void
}

async function readOptions({ id, store }: Product, { shop, gateway, ports }: Client) {
  const modes = (await shop.catalogue.stores()).find(({ code }) => code === store)?.modes ?? []
  const mode = modeAt({ modes }, shop.getState().dispensary.view.mode)
  const shopping = { storeCode: store, mode, delivery: false }
  const { products } = await askCommerce({ gateway, http: ports.http, shopping }, productQuery, {
    filter: { sku: { in: [id] } },
  })
  const found = products?.items.find(({ sku }) => sku === id)
  if (!found) throw new LeaflogError('PRODUCT_NOT_FOUND')
  return optionsOf(found)
}

/** False if the product's options can be chosen at the shop only. Errors: PRODUCT_NOT_FOUND, and those of the network. */
export async function openOptions(product: Product, client: Client, context: DialogContext): Promise<boolean> {
  const { words, language, root, onAdded } = context
  const model = await readOptions(product, client)
  if (model === null) return false
  const add = async ({ label, ...selection }: Selection, price: number): Promise<void> => {
    const preview = { option: label, price }
    const { outcome, answered } = await client.shop.catalogue.add(product, { ...selection, preview })
    if (outcome === 'added') await answered()
    onAdded(label)
  }
  const form = createOptionsForm(model, {
    words,
    language,
    add: () => {
      form.setBusy(true)
      add(model.selection(), model.cost()?.regular ?? product.price.from).then(
        () => dialog.close(),
        (error: unknown) => {
          form.setBusy(false)
          setText(form.problem, sentenceOf(language, error))
        },
      )
    },
  })
  const dialog = h(
    'dialog',
    { part: 'options-dialog', 'aria-labelledby': 'options-title' },
    h(
      'div',
      { class: 'room' },
      h('h2', { id: 'options-title', part: 'heading' }, product.name),
      form.element,
      button('button close', words.close, () => dialog.close()),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  root.append(dialog)
  dialog.showModal()
  return true
}
