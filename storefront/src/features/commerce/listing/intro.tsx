import { useLangOf } from '../../../shared/i18n/in-language.ts'
import type { CategoryIntro } from './category-page.ts'

/** The commerce system's text of a category, marked if it is in another language than the page. */
export function Intro({ intro, className }: { intro: CategoryIntro; className?: string | undefined }) {
  const langOf = useLangOf()
  const lang = intro.language === null ? undefined : langOf(intro.language)
  return intro.paragraphs.map((paragraph) => (
    <p key={paragraph} className={className} lang={lang}>
      {paragraph}
    </p>
  ))
}
