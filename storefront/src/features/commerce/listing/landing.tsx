import { ListingFrame, NothingListed } from '../../../shared/product/listing-frame.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Intro } from './intro.tsx'
import { CommerceGrid } from './commerce-grid.tsx'
import styles from './landing.module.css'
import type { LandingPage } from './category-page.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { useCatalogueWords } from '../../../shared/product/words.ts'

/** A category's text and child categories; without a category, all categories and what is on sale (3.10). */
export function Landing({ page }: { page: LandingPage }) {
  const { t, word, counted } = useCatalogueWords()
  return (
    <ListingFrame
      trail={page.trail}
      title={word(page.title)}
      count={t('landing.at', { categories: counted(page.categories.length, 'categories'), store: page.storeName })}
    >
      {page.intro !== null && <Intro intro={page.intro} className={styles.intro} />}
      {page.categories.length === 0 ? (
        <NothingListed title={t('landing.empty')} text={t('landing.nothing', { store: page.storeName })}>
          <AppLink href="/category/all" className={buttonClass()}>
            {t('landing.all')}
          </AppLink>
        </NothingListed>
      ) : (
        <CategoryTiles categories={page.categories} />
      )}
      {page.sale.length > 0 && (
        <section aria-labelledby="on-sale" className={styles.sale}>
          <div className={styles.heading}>
            <h2 id="on-sale">{t('landing.sale', { store: page.storeName })}</h2>
            <AppLink href="/category/all?filter=is_sale:1">{t('landing.allSale')}</AppLink>
          </div>
          <CommerceGrid products={page.sale} shelf />
        </section>
      )}
    </ListingFrame>
  )
}
