const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** `leaflog-2026-11-21.jsonl`, by the day of the newest event. */
export const exportName = (at: number): string => `leaflog-${day.format(at)}.jsonl`

/** Downloads a text as a file. Returns a function that releases the file once the browser has it. */
export const exportFile = (page: Document, text: string, name: string): (() => void) => {
  const link = page.createElement('a')
  const type = name.endsWith('.jsonl') ? 'application/jsonl' : 'text/plain'
  const address = URL.createObjectURL(new Blob([text], { type }))
  link.href = address
  link.download = name
  link.click()
  return () => URL.revokeObjectURL(address)
}
