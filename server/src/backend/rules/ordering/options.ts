const milligramsPer: Readonly<Record<string, number>> = { mg: 1, g: 1_000, oz: 28_350 }

function amountOf(option: string): number {
  const read = /^([0-9]+(?:\.[0-9]+)?)\s*([a-z]+)/i.exec(option)
  const unit = milligramsPer[read?.[2]?.toLowerCase() ?? '']
  return read && unit !== undefined ? Number(read[1]) * unit : Number.POSITIVE_INFINITY
}

/** Sorts options by weight (100mg, 1g, 3.5g), then the others by text, with numbers as numbers. */
export function compareOptions(a: string, b: string): number {
  const [left, right] = [amountOf(a), amountOf(b)]
  if (left !== right) return left < right ? -1 : 1
  return a.localeCompare(b, 'en', { numeric: true })
}
