/** The elements' texts, in English and Spanish. `{name}` is inserted as text, never as HTML. */
import type { Language } from './around.ts'
import { AGE_NOT_MET, DATE_PART_REQUIRED, STATE_REQUIRED, isLeaflogError, type Said } from '@leaflog/core'
import { cartMessages, cartSentences } from '@leaflog/core/wire/messages/cart-messages-es'
import { inOneLine, translate } from '@leaflog/core/wire/messages/translate'

const en = {
  // The age gate (5a)
  chooseState: 'Choose your state',
  birthDate: 'Date of birth',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  yes: 'Yes',
  submit: 'Submit',
  exit: 'Exit Website',
  stateRequired: STATE_REQUIRED,
  required: DATE_PART_REQUIRED,
  tooYoung: AGE_NOT_MET,
  gateUnavailable: 'Oops, something went wrong, please refresh the page',
  // The menu
  menu: 'Menu',
  categories: 'Categories',
  all: 'All',
  size: 'Size',
  from: 'from {price}',
  was: 'Before: {price}',
  soldOut: 'Sold out',
  see: 'See it at the shop',
  choose: 'Choose options',
  none: 'None',
  close: 'Close',
  medicalOnly: 'Medical only',
  more: 'Show more',
  count: '{shown} of {total} products',
  confirmAge: 'Confirm your age to see what is here.',
  loading: 'Loading…',
  menuEmpty: 'There is nothing on this menu right now.',
  menuFailed: 'The menu could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  noGateway: 'This page does not say where the shop is: add gateway="https://…" to it.',
  noStore: 'This page does not say which dispensary to show: add store="…" to it.',
  storeUnknown: 'We could not find the dispensary “{store}”.',
  stranger:
    'This page may not show the shop: {origin} is not on the list of its partners. Whoever runs the shop can add it.',
  // The cart
  cart: 'Your cart',
  cartEmpty: 'Your cart is empty.',
  less: 'One less of {what}',
  moreOf: 'One more of {what}',
  remove: 'Remove',
  quantity: 'Quantity',
  saved: 'You save {amount}',
  subtotal: 'Subtotal',
  specials: 'Specials',
  mixAndMatch: 'Mix and match',
  rewards: 'Rewards',
  fees: 'Fees',
  taxes: 'Taxes',
  shipping: 'Pickup or delivery',
  total: 'Total',
  updating: 'Updating your cart…',
  offline: 'You are offline. Your changes are kept, and sent once you are back.',
  unread: 'Your cart could not be read.',
  dismiss: 'Got it',
  newCart: 'Do you want to create a new cart?',
  newCartText: 'A cart belongs to one dispensary and one menu. You now have one at {from}; this is for {to}.',
  anotherStore: 'another dispensary',
  accept: 'Yes, create a new cart',
  decline: 'No, keep mine',
  checkOut: 'Check out at {host}',
  checkOutNote: 'You order at {host}. Your cart comes along.',
} as const

export type Words = Record<keyof typeof en, string>

const es: Words = {
  chooseState: 'Elija su estado',
  birthDate: 'Fecha de nacimiento',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  yes: 'Sí',
  submit: 'Enviar',
  exit: 'Salir del sitio',
  stateRequired: 'Campo obligatorio',
  required: 'Este campo es obligatorio',
  tooYoung: 'No cumple los requisitos de edad',
  gateUnavailable: 'Ups, algo salió mal; vuelva a cargar la página',
  menu: 'Menú',
  categories: 'Categorías',
  all: 'Todo',
  size: 'Tamaño',
  from: 'desde {price}',
  was: 'Antes: {price}',
  soldOut: 'Agotado',
  see: 'Verlo en la tienda',
  choose: 'Elegir opciones',
  none: 'Ninguno',
  close: 'Cerrar',
  medicalOnly: 'Solo uso médico',
  more: 'Ver más',
  count: '{shown} de {total} productos',
  confirmAge: 'Confirme su edad para ver lo que hay aquí.',
  loading: 'Cargando…',
  menuEmpty: 'Ahora no hay nada en este menú.',
  menuFailed: 'No se pudo cargar el menú. Revise su conexión y vuelva a intentarlo.',
  retry: 'Volver a intentarlo',
  noGateway: 'Esta página no dice dónde está la tienda: añada gateway="https://…".',
  noStore: 'Esta página no dice qué dispensario mostrar: añada store="…".',
  storeUnknown: 'No encontramos el dispensario «{store}».',
  stranger:
    'Esta página no puede mostrar la tienda: {origin} no está en la lista de sus socios. Quien lleva la tienda puede añadirla.',
  cart: 'Su carrito',
  cartEmpty: 'Su carrito está vacío.',
  less: 'Uno menos de {what}',
  moreOf: 'Uno más de {what}',
  remove: 'Quitar',
  quantity: 'Cantidad',
  saved: 'Usted ahorra {amount}',
  subtotal: 'Subtotal',
  specials: 'Ofertas',
  mixAndMatch: 'Combinaciones',
  rewards: 'Recompensas',
  fees: 'Cargos',
  taxes: 'Impuestos',
  shipping: 'Recogida o entrega',
  total: 'Total',
  updating: 'Actualizando su carrito…',
  offline: 'No tiene conexión. Guardamos sus cambios y los enviaremos cuando vuelva a tenerla.',
  unread: 'No se pudo leer su carrito.',
  dismiss: 'Entendido',
  newCart: '¿Quiere crear un carrito nuevo?',
  newCartText:
    'Un carrito pertenece a un solo dispensario y a un solo menú. Ahora tiene uno en {from}; este producto es de {to}.',
  anotherStore: 'otro dispensario',
  accept: 'Sí, crear un carrito nuevo',
  decline: 'No, conservar el mío',
  checkOut: 'Ir a pagar en {host}',
  checkOutNote: 'Usted pide en {host}. Su carrito va con usted.',
}

export const words: Readonly<Record<Language, Words>> = { en, es }

/** Texts of the gate's configuration; the core translates the rest. */
const gate: Readonly<Record<string, string>> = {
  'Are you over the age of 18 years old?': '¿Tiene más de 18 años?',
  'Are you at least 21 years of age OR 18+ with a valid medical cannabis ID?':
    '¿Tiene al menos 21 años, O 18 o más con una identificación médica de cannabis válida?',
  'Must be at least 21 years of age OR 18+ with a valid medical cannabis ID.':
    'Debe tener al menos 21 años, O 18 o más con una identificación médica de cannabis válida.',
}
const spanish = { messages: cartMessages, sentences: { ...cartSentences, ...gate } }

/** A message of the core or a service, in the reader's language and in one line. */
export function translated(language: Language, message: string | Said): string {
  const { text, meaning } = typeof message === 'string' ? { text: message } : message
  return inOneLine(language === 'es' ? translate(spanish, text, meaning) : text)
}

/** The sentence to show for an error. */
export function sentenceOf(language: Language, error: unknown): string {
  if (!isLeaflogError(error)) return translated(language, 'That didn’t work. Try again.')
  return translated(language, { text: error.message, meaning: error.meaning })
}

/** The text with its `{names}` replaced; inserted values are not scanned again. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (all, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? all) : all))

export const money = (language: Language, cents: number): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', { style: 'currency', currency: 'USD' }).format(
    cents / 100,
  )

/** The short name of a month, `1` to `12`. */
export const monthName = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, Number(month) - 1, 15))
