/** What the card of the browser and that of a server have in common. */

/** `side`: pixels of the page; twice as many are requested. */
export const pictureAddress = (image: string, side: number): string =>
  `${image}?width=${side * 2}&height=${side * 2}&quality=70&auto=webp&format=pjpg`

export const strainLetter = { indica: 'I', hybrid: 'H', sativa: 'S' } as const
export const strainName = {
  en: { indica: 'Indica', hybrid: 'Hybrid', sativa: 'Sativa' },
  es: { indica: 'Índica', hybrid: 'Híbrida', sativa: 'Sativa' },
} as const
