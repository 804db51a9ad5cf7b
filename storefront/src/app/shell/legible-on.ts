/** Share of light that one channel of sRGB gives (WCAG 2.2, relative luminance). */
const light = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Where black and white stand out equally, at 4.58 to 1: whichever is chosen, it passes 4.5. */
const middle = Math.sqrt(1.05 * 0.05) - 0.05

/** Which text can be read on `#rgb` or `#rrggbb`; null where that is no such colour. */
export const legibleOn = (colour: string): 'light' | 'dark' | null => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  const [red, green, blue] = parts?.map((part) => light(Number.parseInt(part, 16))) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle ? 'dark' : 'light'
}
