/** What the card of the browser and that of a server have in common. */

/** `side`: pixels of the page; twice as many are requested. */
export const pictureAddress = (gateway: string, path: string, side: number): string =>
  `${gateway}/media${path}?width=${side * 2}&height=${side * 2}&quality=70&auto=webp&format=pjpg`

export const strainLetter = { INDICA: 'I', HYBRID: 'H', SATIVA: 'S' } as const
export const strainName = {
  en: { INDICA: 'Indica', HYBRID: 'Hybrid', SATIVA: 'Sativa' },
  es: { INDICA: 'Índica', HYBRID: 'Híbrida', SATIVA: 'Sativa' },
} as const
