import type { LucideIcon } from 'lucide-react'

/** A line icon. Without a label it is decorative and hidden from screen readers. */
export function Icon({ icon: Drawn, size = 20, label }: { icon: LucideIcon; size?: number; label?: string }) {
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawn width={size} height={size} strokeWidth={1.6} focusable="false" {...accessibility} />
}
