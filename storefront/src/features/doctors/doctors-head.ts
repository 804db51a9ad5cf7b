import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { DOCTORS_PATH } from './doctor-search.ts'

export const doctorsHead = async (context: PageContext) => {
  const t = await texts(context, 'places', 'stores', 'forms')
  const [title, description] = [t('doctors.title'), t('doctors.description')]
  return pageHead({ title, description, path: DOCTORS_PATH, origin: context.origin })
}
