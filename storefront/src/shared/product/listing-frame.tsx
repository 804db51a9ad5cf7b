import type { Breadcrumb } from '@leaflog/core/catalogue'
import type { ReactNode } from 'react'
import { Picture } from '../ui/picture.tsx'
import { BreadcrumbTrail } from './breadcrumb-trail.tsx'
import styles from './listing-frame.module.css'
import { Paging, type PagingProps } from './paging.tsx'
import { useCatalogueWords } from './words.ts'

export type ListingFrameProps = {
  trail: readonly Breadcrumb[]
  title: string
  /** The number of products, and where; announced politely when it changes. */
  count: string
  picture?: ReactNode
  children: ReactNode
}

/** A listing page: breadcrumbs, a short heading with the count, and its content. */
export function ListingFrame({ trail, title, count, picture, children }: ListingFrameProps) {
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={trail} />
      <header className={styles.header}>
        {picture}
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p role="status" className={styles.count}>
            {count}
          </p>
        </div>
      </header>
      {children}
    </div>
  )
}

export type ListedProductsProps = Pick<PagingProps, 'page' | 'pages' | 'hrefOf'> & {
  /** Over all pages. */
  total: number
  /** On this page. */
  shown: number
  children: ReactNode
}

/** The products of a page, its range within the total, and links to the other pages. */
export function ListedProducts({ page, pages, hrefOf, total, shown, children }: ListedProductsProps) {
  const { t, counted } = useCatalogueWords()
  const products = counted(total, 'products')
  const first = page === pages ? total - shown + 1 : (page - 1) * shown + 1
  return (
    <div className={styles.products}>
      <h2 className={styles.hidden}>{t('listing.heading')}</h2>
      {children}
      <footer className={styles.more}>
        <p>{pages === 1 ? products : t('listing.shown', { shown: `${first}–${first + shown - 1}`, products })}</p>
        <Paging page={page} pages={pages} hrefOf={hrefOf} />
      </footer>
    </div>
  )
}

/** No results: an illustration, a sentence and the next step. */
export function NothingListed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <Picture path="/scenes/nothing-found.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
