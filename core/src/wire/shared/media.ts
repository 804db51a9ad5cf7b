/**
 * Image addresses point to the backend's own host; the shop requests them under its own `/media`.
 * @returns the path below `/media`, such as `/products/flower/a.jpg`; null for any other address
 */
export const mediaPath = (url: string | null | undefined): string | null => {
  if (!url || !URL.canParse(url, 'https://shop.invalid')) return null
  return /^\/media(\/.+)$/.exec(new URL(url, 'https://shop.invalid').pathname)?.[1] ?? null
}
