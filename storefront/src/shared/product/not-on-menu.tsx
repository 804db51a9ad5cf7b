import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './message.module.css'
import { useCatalogueWords } from './words.ts'

/** A category, brand or product that this menu does not have: answered with 404. */
export function NotOnMenu({ title, text, href, link }: { title: string; text: string; href: string; link: string }) {
  return (
    <section className={styles.message}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <AppLink href={href} className={buttonClass()}>
          {link}
        </AppLink>
      </div>
    </section>
  )
}

export function CategoryNotFound() {
  const { t } = useCatalogueWords()
  return (
    <NotOnMenu
      title={t('gone.category.title')}
      text={t('gone.category.text')}
      href="/shopd/category/all"
      link={t('gone.whole')}
    />
  )
}

export function BrandNotFound() {
  const { t } = useCatalogueWords()
  return (
    <NotOnMenu
      title={t('gone.brand.title')}
      text={t('gone.brand.text')}
      href="/shopd/brands"
      link={t('gone.brand.link')}
    />
  )
}

export function ProductNotFound() {
  const { t } = useCatalogueWords()
  return (
    <NotOnMenu
      title={t('gone.product.title')}
      text={t('gone.product.text')}
      href="/shopd/category/all"
      link={t('gone.whole')}
    />
  )
}
