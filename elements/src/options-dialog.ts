/** Sizes and parts of a product, chosen in a dialog over the menu. */
import { LeaflogError, askCommerce } from '@leaflog/core'
import type { Language } from './around.ts'
import { button, h, setText } from './dom.ts'
import type { Item } from './items.ts'
import { createOptionsForm } from './options-form.ts'
import { optionsOf, type Selection } from './options-model.ts'
import { productQuery } from '@leaflog/core/wire/commerce/commerce-product-documents'
import { type Words, sentenceOf } from './words.ts'

type Call = Parameters<typeof askCommerce>[0]

interface DialogContext {
  readonly words: Words
  readonly language: Language
  /** Where the dialog is put. */
  readonly root: ShadowRoot
  /** Resolves when the shop has taken it; rejects if it was refused. */
  readonly add: (selection: Selection, price: number) => Promise<void>
}

/** False if the product's options can be chosen at the shop only. Errors: PRODUCT_NOT_FOUND, and those of the network. */
export async function openOptions(item: Item, call: Call, context: DialogContext): Promise<boolean> {
  const { words, language, root, add } = context
  const { products } = await askCommerce(call, productQuery, { filter: { sku: { in: [item.id] } } })
  const product = products?.items.find(({ sku }) => sku === item.id)
  if (!product) throw new LeaflogError('PRODUCT_NOT_FOUND')
  const model = optionsOf(product)
  if (model === null) return false
  const form = createOptionsForm(model, {
    words,
    language,
    add: () => {
      form.setBusy(true)
      add(model.selection(), model.cost()?.regular ?? item.from).then(
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
      h('h2', { id: 'options-title', part: 'heading' }, item.name),
      form.element,
      button('button close', words.close, () => dialog.close()),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  root.append(dialog)
  dialog.showModal()
  return true
}
