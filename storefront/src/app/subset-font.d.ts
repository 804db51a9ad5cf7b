/** The part of the library that `cut-fonts.ts` uses; the published types lack `keepFeatures`. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2'
      /** Ranges of a variable font, by axis. */
      variationAxes: Readonly<Record<string, { min: number; max: number }>>
      /** OpenType features, by tag; all others are removed. */
      keepFeatures: readonly string[]
    },
  ): Promise<Uint8Array>
}
