import { useLangOf } from '../../../shared/i18n/in-language.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'

/** What the commerce system says of a category: in the visitor's language where we know the words, else as it says them. */
export function Intro({ paragraphs, className }: { paragraphs: readonly string[]; className?: string | undefined }) {
  const sentence = useMessage()
  const langOf = useLangOf()
  return paragraphs.map((paragraph) => {
    const said = sentence(paragraph)
    return (
      <p key={paragraph} className={className} lang={said === paragraph ? langOf('en') : undefined}>
        {said}
      </p>
    )
  })
}
