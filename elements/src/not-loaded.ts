/** What an element shows if its own code could not be loaded. */
import type { LeaflogElement } from './element.ts'

const sentence = {
  en: 'This part of the page could not be loaded. Check your connection, and reload the page.',
  es: 'No se pudo cargar esta parte de la página. Revise su conexión y vuelva a cargarla.',
} as const

export function showNotLoaded(element: LeaflogElement, error: unknown): void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  const text = document.createElement('p')
  text.setAttribute('part', 'message')
  text.setAttribute('role', 'alert')
  text.textContent = sentence[element.language]
  // What a server rendered stays: it may be old, but can be read.
  if (root.childElementCount === 0) root.append(text)
  const message = 'The code of this element could not be loaded: check the address of the script, and the connection.'
  element.dispatchProblem('NETWORK_FAILED', message)
  reportError(new Error(`[leaflog] <${element.localName}>: ${message}`, { cause: error }))
}
