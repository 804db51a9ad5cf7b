/** Texts of the search, the store picker and the product. */

const en = {
  search: 'Search products',
  store: 'Choose a dispensary',
  found: '{count} found',
  nothingFound: 'Nothing found. Try another word.',
  noStores: 'There is no such dispensary.',
  storesFailed: 'The dispensaries could not be loaded. Check your connection and try again.',
  productUnknown: 'This product is not on the menu right now.',
} as const

const es: Record<keyof typeof en, string> = {
  search: 'Buscar productos',
  store: 'Elegir un dispensario',
  found: '{count} encontrados',
  nothingFound: 'No se encontró nada. Pruebe con otra palabra.',
  noStores: 'No hay tal dispensario.',
  storesFailed: 'No se pudieron cargar los dispensarios. Revise su conexión y vuelva a intentarlo.',
  productUnknown: 'Este producto no está ahora en el menú.',
}

export const findWords = { en, es } as const
