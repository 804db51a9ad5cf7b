/** The core's fixed sentences in Spanish, by their English text. */
import { cartSentences } from './cart-messages-es.ts'

export const sentences: Readonly<Record<string, string>> = {
  ...cartSentences,
  'Please sign in first.': 'Inicie sesión primero.',
  'Signing in did not work. Please try again.': 'No se pudo iniciar la sesión. Vuelva a intentarlo.',
  'We could not create your account. Please try again.': 'No pudimos crear su cuenta. Vuelva a intentarlo.',
  'Something went wrong!': '¡Algo salió mal!',
  'That could not be saved. Please try again.': 'No se pudo guardar. Vuelva a intentarlo.',
  'Your wishlist could not be changed. Please try again.':
    'No se pudo cambiar su lista de deseos. Vuelva a intentarlo.',
  'There is no room for that: up to 5 wishlists, with up to 100 items each.':
    'No hay espacio: hasta 5 listas de deseos, con hasta 100 artículos cada una.',
  'The gateway is an address such as https://shop.example, or empty for the page’s own.':
    'La puerta de enlace es una dirección como https://shop.example, o nada si es la de la propia página.',
  'This file is not a Leaflog log.': 'Este archivo no es un registro de Leaflog.',
  'This log was written by a newer version of Leaflog.':
    'Este registro lo escribió una versión más reciente de Leaflog.',
  'This log is damaged.': 'Este registro está dañado.',
  'This file holds something that no log holds, so it was not read.':
    'Este archivo contiene algo que ningún registro contiene, así que no se leyó.',
  'This file is larger than a log can be.': 'Este archivo es más grande de lo que puede ser un registro.',
  'The events of this log are not in order.': 'Los eventos de este registro no están en orden.',
  'Your session expired. Please sign in again.': 'Su sesión ha caducado. Vuelva a iniciar sesión.',
  'If a valid username was entered, an email with reset instructions has been sent to the associated account.':
    'Si el nombre de usuario es válido, hemos enviado un correo con instrucciones a la cuenta asociada.',
  'What you saved is now on your wishlist.': 'Lo que guardó ya está en su lista de deseos.',
  'We couldn’t add everything you saved to your wishlist. Your wishlist page shows what is left.':
    'No pudimos añadir a su lista de deseos todo lo que guardó. La página de su lista muestra lo que falta.',
  'We couldn’t add what you saved to your wishlist yet. It is still saved on this device.':
    'Todavía no pudimos añadir lo que guardó a su lista de deseos. Sigue guardado en este dispositivo.',
  'Invalid Password!': '¡Contraseña no válida!',
  'That is not the password of this account.': 'Esa no es la contraseña de esta cuenta.',
  'You have to be 18 or older to join.': 'Debe tener 18 años o más para unirse.',
  'Your cart is updated.': 'Su carrito está actualizado.',
  'Everything of that order is in your cart.': 'Todo lo de ese pedido está en su carrito.',
  'Your cart has what you saved.': 'Su carrito tiene lo que guardó.',
  'Put something into your cart first.': 'Primero ponga algo en su carrito.',
  'Change or remove what cannot be ordered.': 'Cambie o quite lo que no se puede pedir.',
  'This store takes no orders at the moment.': 'Esta tienda no recibe pedidos en este momento.',
  'Tell us where to deliver.': 'Díganos dónde entregar.',
  'Confirm where and by whom your order is picked up.': 'Confirme dónde y quién recoge su pedido.',
  'Choose how it is delivered.': 'Elija cómo se entrega.',
  'Choose when we may come.': 'Elija cuándo podemos ir.',
  'Give an email for the confirmation.': 'Dé un correo para la confirmación.',
  'Tell us whom the bill is for.': 'Díganos a nombre de quién va la factura.',
  'Choose how you pay.': 'Elija cómo pagar.',
  'Please enter an amount in dollars, such as 40.': 'Escriba un importe en dólares, como 40.',
  'This order cannot be put into your cart again. Add its products one by one.':
    'Este pedido no se puede volver a poner en su carrito. Añada sus productos uno por uno.',
  'Please enter a valid email, such as you@example.com': 'Escriba un correo válido, como usted@example.com',
  'Order again': 'Pedir de nuevo',
  Wishlist: 'Lista de deseos',
}
