const day = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** `leaflog-2026-11-21.jsonl`, by the day of the newest event. */
export const exportName = (at: number): string => `leaflog-${day.format(at)}.jsonl`

/** Hands a text to the browser as a download, through a link of the page; the link's former file is let go. */
export const exportFile = (link: HTMLAnchorElement, text: string, at: number): void => {
  if (link.href.startsWith('blob:')) URL.revokeObjectURL(link.href)
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }))
  link.download = exportName(at)
  link.click()
}
