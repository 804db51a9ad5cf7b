/** A plain page's script: tags, properties and events have types. @module */
import { type EventDetails, LeaflogMenu } from '@leaflog/elements'

const added = ({ name, store }: EventDetails['leaflog-added']): string => `${name}, ${store}`
document.addEventListener('leaflog-added', ({ detail }) => console.log(added(detail)))
document.addEventListener('leaflog-error', ({ detail }) => console.warn(detail.code, detail.message))

const menu = document.querySelector('leaflog-menu')
if (menu instanceof LeaflogMenu) menu.category = 'flower'
document.createElement('leaflog-cart').checkoutUrl = '/checkout'
