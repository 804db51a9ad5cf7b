import { emailProblem, isLeaflogError } from '@leaflog/core'
import { button, h } from '../parts/dom.ts'
import { type Kiosk, type Screen, isOnline } from '../parts/kiosk.ts'
import { type Contact, placeForPickup } from '../parts/place-order.ts'
import { pickupPlace } from '../parts/pickup-place.ts'

/** The person who picks up. Input is kept if the order cannot be placed yet. */
export const checkout: Screen = (kiosk, scope) => {
  const { shop, words, go } = kiosk
  const problem = h('p', { class: 'problem', attr: { role: 'alert' } })
  const status = h('p', { class: 'note', attr: { role: 'status' } })
  const submit = h('button', { class: 'primary', attr: { type: 'submit' } }, words.place)
  const field = (name: keyof Contact, attr: Record<string, string>) => {
    const input = h('input', { attr: { name, id: name, required: true, autocomplete: 'off', maxlength: 100, ...attr } })
    return { input, row: h('label', { class: 'field', attr: { for: name } }, h('span', {}, words[name]), input) }
  }
  const fields = {
    firstname: field('firstname', {}),
    lastname: field('lastname', {}),
    email: field('email', { type: 'email', inputmode: 'email' }),
    telephone: field('telephone', { type: 'tel', inputmode: 'tel' }),
  }
  const read = (): Contact => ({
    firstname: fields.firstname.input.value.trim(),
    lastname: fields.lastname.input.value.trim(),
    email: fields.email.input.value.trim(),
    telephone: fields.telephone.input.value.trim(),
  })

  let busy = false
  const place = async (): Promise<void> => {
    if (busy) return
    const contact = read()
    problem.textContent = wrongWith(kiosk, contact)
    if (problem.textContent !== '') return
    busy = true
    submit.disabled = true
    status.textContent = words.placing
    try {
      await placeForPickup(shop, contact)
    } catch (error) {
      problem.textContent = messageFor(kiosk, error)
    } finally {
      busy = false
      submit.disabled = false
      status.textContent = ''
    }
  }
  scope.watch(
    ({ checkout: { view } }) => view.status,
    (now) => {
      status.textContent = now === 'unsure' ? words.unsure : now === 'placing' ? words.placing : ''
      submit.disabled = now !== 'idle'
    },
  )
  const { chosen } = shop.getState().dispensary.view
  const form = h(
    'form',
    {
      class: 'contact',
      attr: { novalidate: true },
      on: {
        submit: (event) => {
          event.preventDefault()
          void place()
        },
      },
    },
    ...Object.values(fields).map(({ row }) => row),
    h('p', { class: 'note' }, words.payThere),
    problem,
    status,
    submit,
  )
  return h(
    'section',
    { class: 'narrow' },
    h('h1', { attr: { tabindex: -1 } }, words.checkoutHeading),
    chosen && pickupPlace(kiosk, chosen),
    form,
    button(words.back, () => go('cart'), { class: 'quiet' }),
  )
}

function wrongWith({ words }: Kiosk, contact: Contact): string {
  if (Object.values(contact).includes('')) return words.fillIn
  if (emailProblem(contact.email) !== null) return words.badEmail
  return isOnline() ? '' : words.placeOffline
}

function messageFor({ words, say }: Kiosk, error: unknown): string {
  if (isLeaflogError(error, 'NETWORK_FAILED', 'SERVICE_UNAVAILABLE')) return words.placeOffline
  return `${words.refused} ${isLeaflogError(error) ? say(error.message, error.meaning) : ''}`
}
