import { useTranslation } from 'react-i18next'
import { NothingListed } from '../../shared/product/listing-frame.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Frame } from '../../shared/product/section-frame.tsx'

/** No such post or topic; the router answers 404. */
export function PostNotFound() {
  const { t } = useTranslation('discover')
  return (
    <Frame trail={[{ label: t('trail.blog'), href: '/discover/blog' }]} title={t('blog.missingTitle')}>
      <NothingListed title={t('blog.title')} text={t('blog.missingText')}>
        <AppLink href="/discover/blog" className={buttonClass()}>
          {t('blog.back')}
        </AppLink>
      </NothingListed>
    </Frame>
  )
}
