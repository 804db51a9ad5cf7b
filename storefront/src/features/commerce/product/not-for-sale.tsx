import { useTranslation } from 'react-i18next'
import message from '../../../shared/product/message.module.css'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'

/** No store has this product: answered with 404, and links onward. */
export function CommerceProductNotFound() {
  const { t } = useTranslation('product')
  return (
    <section className={message.message}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={message.scene} />
      <div>
        <h1 tabIndex={-1}>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <AppLink href="/category" className={buttonClass()}>
          {t('notFound.link')}
        </AppLink>
      </div>
    </section>
  )
}
