/** The core's fixed sentences in Spanish, by their English text. */
import { cartSentences } from './cart-messages-es.ts'

export const sentences: Readonly<Record<string, string>> = {
  ...cartSentences,
  'Sign in first.': 'Primero inicie sesión.',
  'We couldn’t sign you in. Try again.': 'No pudimos iniciar su sesión. Inténtelo de nuevo.',
  'We couldn’t create your account. Try again.': 'No pudimos crear su cuenta. Inténtelo de nuevo.',
  'Something went wrong!': '¡Algo salió mal!',
  'We couldn’t save that. Try again.': 'No pudimos guardarlo. Inténtelo de nuevo.',
  'We couldn’t update your wishlist. Try again.': 'No pudimos actualizar su lista de deseos. Inténtelo de nuevo.',
  'You’ve reached the limit: 5 wishlists, 100 items each.':
    'Llegó al límite: 5 listas de deseos, con 100 artículos cada una.',
  'The gateway must be an address such as https://shop.example, or empty to use the page’s own.':
    'La puerta de enlace debe ser una dirección como https://shop.example, o nada para usar la de la propia página.',
  'This file isn’t a Leaflog log.': 'Este archivo no es un registro de Leaflog.',
  'This log was written by a newer version of Leaflog.':
    'Este registro lo escribió una versión más reciente de Leaflog.',
  'This log is damaged.': 'Este registro está dañado.',
  'This file contains something no log should, so we didn’t read it.':
    'Este archivo contiene algo que un registro no debe tener, así que no lo leímos.',
  'This file is too large to be a log.': 'Este archivo es demasiado grande para ser un registro.',
  'The events in this log are out of order.': 'Los eventos de este registro no están en orden.',
  'Your session expired. Please sign in again.': 'Su sesión ha caducado. Vuelva a iniciar sesión.',
  'If a valid username was entered, an email with reset instructions has been sent to the associated account.':
    'Si el nombre de usuario es válido, hemos enviado un correo con instrucciones a la cuenta asociada.',
  'What you saved is now on your wishlist.': 'Lo que guardó ya está en su lista de deseos.',
  'We couldn’t add everything you saved to your wishlist. Your wishlist page shows what is left.':
    'No pudimos añadir a su lista de deseos todo lo que guardó. La página de su lista muestra lo que falta.',
  'We couldn’t add what you saved to your wishlist yet. It is still saved on this device.':
    'Todavía no pudimos añadir lo que guardó a su lista de deseos. Sigue guardado en este dispositivo.',
  'Invalid Password!': '¡Contraseña no válida!',
  'That password is incorrect.': 'Esa contraseña no es correcta.',
  'You must be 18 or older to join.': 'Debe tener 18 años o más para unirse.',
  'Your cart was updated.': 'Su carrito se actualizó.',
  'Everything from that order is in your cart.': 'Todo lo de ese pedido está en su carrito.',
  'Your saved items are in your cart.': 'Sus artículos guardados están en su carrito.',
  'Add something to your cart first.': 'Primero agregue algo a su carrito.',
  'Edit or remove items that can’t be ordered.': 'Edite o quite los artículos que no se pueden pedir.',
  'This store isn’t taking orders right now.': 'Esta tienda no recibe pedidos en este momento.',
  'Enter a delivery address.': 'Escriba una dirección de entrega.',
  'Confirm your pickup location and who’s picking up.': 'Confirme el lugar de recogida y quién recoge.',
  'Choose a delivery speed.': 'Elija un tipo de entrega.',
  'Choose a delivery time.': 'Elija un horario de entrega.',
  'Choose a pickup time.': 'Elija una hora de recogida.',
  'Enter your email.': 'Escriba su correo electrónico.',
  'Enter a billing address.': 'Escriba una dirección de facturación.',
  'Choose a payment method.': 'Elija un método de pago.',
  'Enter an amount in dollars, such as 40.': 'Escriba un monto en dólares, como 40.',
  'We couldn’t reorder this. Add its products one by one.':
    'No pudimos repetir este pedido. Agregue sus productos uno por uno.',
  'Please enter a valid email, such as you@example.com': 'Escriba un correo válido, como usted@example.com',
  'Order again': 'Pedir de nuevo',
  Wishlist: 'Lista de deseos',
}
