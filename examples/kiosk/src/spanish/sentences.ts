/**
 * What the shop may say to a guest of the kiosk, a sentence each: the core's errors, and what carts, limits, the checkout and
 * the gateway refuse. `{{…}}` stands for a name or a number, which the Spanish sentence may repeat.
 */
const core = {
  'That is not possible right now.': 'Eso no es posible en este momento.',
  'That request is not complete or not valid.': 'Esa solicitud está incompleta o no es válida.',
  'Something went wrong with that.': 'Algo salió mal.',
  'Choose a dispensary first.': 'Elija primero un dispensario.',
  'The gateway is an address such as https://shop.example, or empty for the page’s own.':
    'La puerta de enlace es una dirección como https://shop.example, o nada si es la de la propia página.',
  'We could not find that dispensary.': 'No encontramos ese dispensario.',
  'This shop has been closed.': 'Esta tienda se ha cerrado.',
  'A newer version of this shop is open in another tab.': 'Hay una versión más reciente de la tienda en otra pestaña.',
  'Please reload this page.': 'Vuelva a cargar esta página.',
  'Failed to connect to the service.': 'No se pudo conectar con el servicio.',
  'Failed to connect to the service: {{reason}}': 'No se pudo conectar con el servicio.',
  'Failed to process response as JSON data': 'No se entendió la respuesta del servicio.',
  'Please sign in first.': 'Inicie sesión primero.',
  'Signing in did not work.': 'No se pudo iniciar la sesión.',
  'Please try again.': 'Vuelva a intentarlo.',
  'We could not create your account.': 'No pudimos crear su cuenta.',
  'Something went wrong!': '¡Algo salió mal!',
  'That could not be saved.': 'No se pudo guardar.',
  'That is no longer there.': 'Eso ya no está disponible.',
  'The service does not answer right now.': 'El servicio no responde en este momento.',
  'Please try again in a moment.': 'Vuelva a intentarlo en un momento.',
  'Your wishlist could not be changed.': 'No se pudo cambiar su lista de deseos.',
  'There is no room for that: up to 5 wishlists, with up to 100 items each.':
    'No hay espacio: hasta 5 listas de deseos, con hasta 100 artículos cada una.',
  'The service could not do that.': 'El servicio no pudo hacerlo.',
  'The service answered with something we do not understand.': 'El servicio respondió algo que no entendemos.',
  'Your browser does not let this shop save anything.': 'El navegador no permite que la tienda guarde nada.',
  'Your device is out of space.': 'Este equipo no tiene espacio.',
  'Your browser stopped answering when saving.': 'El navegador dejó de responder al guardar.',
  'Your cart lasts until you close this tab.': 'Su carrito durará hasta que se cierre esta pestaña.',
  'The browser closed our storage.': 'El navegador cerró nuestro almacenamiento.',
  'What this browser had saved could not be read, so we started afresh.':
    'No se pudo leer lo que este navegador había guardado, así que empezamos de nuevo.',
  'This file is not a Leaflog log.': 'Este archivo no es un registro de Leaflog.',
  'This log was written by a newer version of Leaflog.':
    'Este registro lo escribió una versión más reciente de Leaflog.',
  'This log is damaged.': 'Este registro está dañado.',
  'This file holds something that no log holds, so it was not read.':
    'Este archivo contiene algo que ningún registro contiene, así que no se leyó.',
  'This file is larger than a log can be.': 'Este archivo es más grande de lo que puede ser un registro.',
  'The events of this log are not in order.': 'Los eventos de este registro no están en orden.',
}

const changes = {
  'This dispensary does not carry that product.': 'Este dispensario no tiene ese producto.',
  'Choose another one from its menu.': 'Elija otro de su menú.',
  'That product cannot be sold in this shopping mode.': 'Ese producto no se puede vender en este modo de compra.',
  'Switch to medical shopping to add it.': 'Cambie a compra médica para añadirlo.',
  'There is not enough of that left.': 'No queda suficiente.',
  'Try a smaller quantity or another size.': 'Pruebe una cantidad menor u otro tamaño.',
  'This order cannot be put into your cart again.': 'Este pedido no se puede volver a poner en su carrito.',
  'Add its products one by one.': 'Añada sus productos uno por uno.',
  'We could not reach the dispensary.': 'No pudimos comunicarnos con el dispensario.',
  'Check your connection and try again.': 'Revise la conexión y vuelva a intentarlo.',
  'Your session ended.': 'Su sesión terminó.',
  'Sign in again to go on with your cart.': 'Inicie sesión de nuevo para seguir con su carrito.',
  'That did not work.': 'No funcionó.',
  '{{name}} is not sold here.': '{{name}} no se vende aquí.',
  '{{store}} does not sell it in this mode.': '{{store}} no lo vende en este modo.',
  '{{store}} takes no orders here.': '{{store}} no recibe pedidos aquí.',
  '{{name}} is sold out.': '{{name}} está agotado.',
  'Not enough of {{name}}.': 'No hay suficiente de {{name}}.',
  'There are 1 left.': 'Queda 1.',
  'There are {{count}} left.': 'Quedan {{count}}.',
  'Take it out to go on.': 'Quítelo para continuar.',
  'Cart Limit Reached!': '¡Límite del carrito alcanzado!',
  'An order may hold {{count}} of {{name}}.': 'Un pedido puede llevar {{count}} de {{name}}.',
  'How many?': '¿Cuántos?',
  'A quantity is a whole number.': 'La cantidad debe ser un número entero.',
  'A quantity is a whole number, and at least 1.': 'La cantidad debe ser un número entero, y al menos 1.',
  'You need to choose options for your item.': 'Debe elegir las opciones de su artículo.',
  'Could not find a product with SKU "{{sku}}"': 'No encontramos el producto «{{sku}}».',
  'Could not find cart item with id: {{id}}.': 'El carrito no tiene este artículo.',
}

const limits = {
  'This cart holds more THC than you may buy.': 'Este carrito lleva más THC del que puede comprar.',
  'This cart holds more CBD than you may buy.': 'Este carrito lleva más CBD del que puede comprar.',
  'This cart holds more flower to smoke than you may buy.':
    'Este carrito lleva más flor para fumar de la que puede comprar.',
  'Take something out to go on.': 'Quite algo para continuar.',
}

const checkout = {
  'Put something into your cart first.': 'Primero ponga algo en su carrito.',
  'Change or remove what cannot be ordered.': 'Cambie o quite lo que no se puede pedir.',
  'Confirm where and by whom your order is picked up.': 'Confirme dónde y quién recoge su pedido.',
  'Give an email for the confirmation.': 'Dé un correo para la confirmación.',
  'Tell us whom the bill is for.': 'Díganos a nombre de quién va la factura.',
  'Choose how you pay.': 'Elija cómo pagar.',
  'The cart is empty.': 'El carrito está vacío.',
  'Guest email for cart is missing.': 'Falta el correo del invitado.',
  'Some addresses are missing: set the shipping address.': 'Falta la dirección de envío.',
  'Some addresses are missing: set the billing address.': 'Falta la dirección de facturación.',
  'The shipping method is missing.': 'Falta el método de envío.',
  'Select the shipping method and try again.': 'Elíjalo y vuelva a intentarlo.',
  'The payment method is missing.': 'Falta el método de pago.',
  'Select the payment method and try again.': 'Elíjalo y vuelva a intentarlo.',
  'This delivery window is not available any more.': 'Este horario de entrega ya no está disponible.',
  'Choose another.': 'Elija otro.',
  'What was to pay for it is not there any more.': 'Aquello con lo que se iba a pagar ya no está disponible.',
}

export const shopSentences: Readonly<Record<string, string>> = { ...core, ...changes, ...limits, ...checkout }
