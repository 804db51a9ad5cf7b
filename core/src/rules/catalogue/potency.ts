import type { ListedProduct } from '../../wire/search/search.ts'

const toOneDecimal = (value: number): string => String(Math.round(value * 10) / 10)

/** `18–22%`, `100 mg`. `number` writes a number, by default with at most one decimal. */
export const potencyText = (
  { min, max, unit }: NonNullable<ListedProduct['thc']>,
  number: (value: number) => string = toOneDecimal,
): string => {
  const range = min === max ? number(max) : `${number(min)}–${number(max)}`
  return unit === '%' ? `${range}%` : `${range} mg`
}
