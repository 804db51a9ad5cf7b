import type { Selection } from './use-selection.ts'

/** A second moment whose page is shown beside the selected one’s. */
export type Comparison = {
  /** Its event’s seq; null while only the selected moment is shown. */
  pinned: number | null
  pin: (seq: number) => void
  stop: () => void
}

/** While two moments are compared, mark A is the pinned event and mark B the selected one. */
export function withPinned(
  selection: Selection,
  comparison: Comparison | null,
  onSelect: (seq: number) => void,
): Selection {
  if (comparison === null || comparison.pinned === null) return selection
  const { pinned, pin } = comparison
  return {
    ...selection,
    marks: { a: pinned, b: selection.seq },
    onMark: (name, seq) => (name === 'a' ? pin(seq) : onSelect(seq)),
  }
}
