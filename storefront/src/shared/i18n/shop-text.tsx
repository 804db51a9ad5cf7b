import { useLangOf } from './in-language.ts'
import { useMessage } from './use-message.ts'

/**
 * A title or sentence of the shop's data in the visitor's language; in English, and marked as such, where it has no
 * translation.
 */
export function ShopText({ text, className }: { text: string; className?: string | undefined }) {
  const said = useMessage()(text)
  const langOf = useLangOf()
  return (
    <span className={className} lang={said === text ? langOf('en') : undefined}>
      {said}
    </span>
  )
}
