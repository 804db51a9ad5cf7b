import { type CommerceCartLine, type CommerceCartView, isLeaflogError } from '@leaflog/core'
import { refusalsOf } from '@leaflog/core/wire/commerce/commerce-cart'
import { button, h, redraw } from '../parts/dom.ts'
import type { Kiosk, Screen } from '../parts/kiosk.ts'
import { picture } from '../parts/picture.ts'
import { stepper } from '../parts/stepper.ts'

const MOST = 10

/** The cart, including changes that the server has not confirmed yet. */
export const cart: Screen = (kiosk, scope) => {
  const { words, go } = kiosk
  const body = h('div', { class: 'cart-body' })
  scope.watch(
    ({ commerceCart }) => commerceCart.view,
    (view) => redraw([body], () => body.replaceChildren(...parts(kiosk, view))),
  )
  return h(
    'section',
    { class: 'narrow' },
    h('h1', { attr: { tabindex: -1 } }, words.cart),
    body,
    button(words.toMenu, () => go('menu'), { class: 'quiet' }),
  )
}

function parts(kiosk: Kiosk, view: CommerceCartView): HTMLElement[] {
  const { words, go, shop, say } = kiosk
  if (view.lines.length === 0) return [h('p', { class: 'lead' }, words.emptyCart)]
  const { problem } = view
  return [
    ...(problem === null
      ? []
      : [
          h(
            'p',
            { class: 'problem', attr: { role: 'alert' } },
            `${words.refused} ${say(problem.sentence, problem.meaning)} `,
            button(words.close, () => void shop.commerceCart.dismissProblem()),
          ),
        ]),
    ...(view.regulations ? refusalsOf(view.regulations) : []).map((refusal) =>
      h('p', { class: 'problem', attr: { role: 'alert' } }, say(refusal)),
    ),
    h('ul', { class: 'lines' }, ...view.lines.map((line) => lineOf(kiosk, line))),
    totals(kiosk, view),
    button(words.checkout, () => go('checkout'), { class: 'primary' }),
  ]
}

function lineOf(kiosk: Kiosk, line: CommerceCartLine): HTMLElement {
  const { shop, words, money, say, term } = kiosk
  const options = line.options.map(({ value }) => term(value)).join(', ')
  const what = [line.name, options].filter(Boolean).join(', ')
  return h(
    'li',
    {},
    picture(kiosk, line.image),
    h(
      'div',
      { class: 'line-text' },
      h('h2', {}, line.name),
      h('p', {}, [line.brand, options].filter(Boolean).join(' · ')),
      ...line.errors.map(({ title, text, meaning }) =>
        h('p', { class: 'problem' }, say(title === '' ? text : `${title}|${text}`, meaning)),
      ),
    ),
    stepper(
      words,
      what,
      line.quantity,
      line.changeable ? (line.most ?? MOST) : 0,
      (to) => void unlessGone(shop.commerceCart.setQuantity(line.id, to)),
    ),
    h('p', { class: 'line-total' }, money(line.total)),
    button(words.remove, () => void shop.commerceCart.remove(line.id), {
      class: 'quiet',
      attr: { 'aria-label': `${words.remove}: ${what}`, disabled: !line.changeable },
    }),
  )
}

/** The line may have disappeared in the meantime. */
const unlessGone = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!isLeaflogError(error, 'NOT_FOUND')) throw error
  })

function totals({ words, money }: Kiosk, { cart: known, status, lines }: CommerceCartView): HTMLElement {
  const row = (label: string, text: string, name = '') =>
    h('div', { class: name }, h('dt', {}, label), h('dd', {}, text))
  if (known === null || status === 'offline')
    return h(
      'dl',
      { class: 'totals' },
      row(words.subtotal, money(lines.reduce((sum, line) => sum + line.total, 0))),
      row(words.total, words.saved, 'sum'),
    )
  const isMoving = status === 'working'
  const { subtotal, discounts, taxes, total } = known.totals
  const sum = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
  return h(
    'dl',
    { class: 'totals' },
    row(words.subtotal, isMoving ? words.counting : money(subtotal)),
    sum(discounts) !== 0 && row(words.discounts, `−${money(Math.abs(sum(discounts)))}`),
    row(words.taxes, isMoving ? words.counting : money(sum(taxes))),
    row(words.total, isMoving ? words.counting : money(total), 'sum'),
  )
}
