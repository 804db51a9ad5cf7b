import { useLangOf } from '../../../shared/i18n/in-language.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'

/** The commerce system's text of a category: translated if we know it, else unchanged. */
export function Intro({ paragraphs, className }: { paragraphs: readonly string[]; className?: string | undefined }) {
  const sentence = useMessage()
  const langOf = useLangOf()
  return paragraphs.map((paragraph) => {
    const translated = sentence(paragraph)
    return (
      <p key={paragraph} className={className} lang={translated === paragraph ? langOf('en') : undefined}>
        {translated}
      </p>
    )
  })
}
