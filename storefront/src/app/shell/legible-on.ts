/** Linear value of one sRGB channel (WCAG 2.2, relative luminance). */
const light = (channel: number): number => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** The luminance at which black and white have the same contrast, 4.58 to 1, so the better one always passes 4.5. */
const middle = Math.sqrt(1.05 * 0.05) - 0.05

/** The legible text color on `#rgb` or `#rrggbb`; null for an invalid color. */
export const legibleOn = (colour: string): 'light' | 'dark' | null => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1)
  const [red, green, blue] = parts?.map((part) => light(Number.parseInt(part, 16))) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle ? 'dark' : 'light'
}
