/** Listings of the commerce channel. */
import { commerceListingHref, countChosen, withoutChosen } from '@leaflog/core/catalogue'
import { BrandMark } from '../../../shared/product/brand-index.tsx'
import { FilterBar } from '../../../shared/product/filter-bar.tsx'
import { FilterLink } from '../../../shared/product/filter-link.tsx'
import { ListedProducts, ListingFrame, NothingListed } from '../../../shared/product/listing-frame.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { chipClass } from '../../../shared/ui/chip.tsx'
import { Intro } from './intro.tsx'
import { CommerceGrid } from './commerce-grid.tsx'
import styles from './listing.module.css'
import { categoryFilters } from './category-filters.tsx'
import type { ListingPage } from './category-page.ts'
import { useCatalogueWords } from '../../../shared/product/words.ts'

/** Labels of the sizes that the listing was narrowed to. */
const sizesAsked = ({ query, facets }: ListingPage): string[] =>
  facets
    .filter(({ attribute_code }) => attribute_code === 'size')
    .flatMap(({ options }) => options)
    .filter(({ value }) => query.chosen.size?.includes(value))
    .map(({ label }) => label)

/** Products of a category, of a brand, or of everything, with filters (3.8). */
export function Listing({ page }: { page: ListingPage }) {
  const { listing, query, path } = page
  const words = useCatalogueWords()
  const { t, word, counted } = words
  return (
    <ListingFrame
      trail={page.trail}
      title={word(page.title)}
      count={t(`listing.at.${page.mode}`, { products: counted(listing.total, 'products'), store: page.storeName })}
      picture={page.mark !== null && <BrandMark image={page.mark} />}
    >
      {page.intro !== null && <Intro intro={page.intro} className={styles.intro} />}
      <Kinds page={page} />
      <FilterBar {...categoryFilters(page, words)} />
      {listing.items.length === 0 ? (
        <NothingFound page={page} />
      ) : (
        <ListedProducts
          {...listing}
          shown={listing.items.length}
          hrefOf={(number) => commerceListingHref(path, { ...query, page: number })}
        >
          <CommerceGrid products={listing.items} sizes={sizesAsked(page)} />
        </ListedProducts>
      )}
    </ListingFrame>
  )
}

/** Links to subcategories, keeping the chosen filters. */
function Kinds({ page }: { page: ListingPage }) {
  const { t, word } = useCatalogueWords()
  if (page.kinds.length < 3) return null
  return (
    <nav aria-label={t('category.kinds', { category: word(page.family) })}>
      <ul className={styles.kinds}>
        {page.kinds.map(({ name, href, current }) => (
          <li key={href}>
            <FilterLink
              href={commerceListingHref(href, { ...page.query, page: 1 })}
              className={chipClass(current ? 'active' : 'plain', true)}
              aria-current={current ? 'page' : undefined}
            >
              {word(name)}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingFound({ page }: { page: ListingPage }) {
  const { t, word } = useCatalogueWords()
  const title = word(page.title)
  const { query, path, listing } = page
  if (countChosen(query) === 0 && query.text === '')
    return (
      <NothingListed
        title={t('nothing.category')}
        text={t(`nothing.store.${page.mode}`, { store: page.storeName, title })}
      >
        <AppLink href="/category" className={buttonClass()}>
          {t('nothing.allCategories')}
        </AppLink>
      </NothingListed>
    )
  return (
    <NothingListed
      title={query.text === '' ? t('nothing.filtered') : t('nothing.called', { text: query.text })}
      text={t('nothing.takeOff', { title })}
    >
      {listing.suggestions.length > 0 && (
        <p>
          {t('nothing.didYouMean')}{' '}
          {listing.suggestions.slice(0, 3).map((words, position) => (
            <span key={words}>
              {position > 0 && t('nothing.or')}
              <FilterLink href={commerceListingHref(path, { ...query, text: words, page: 1 })} rel="nofollow">
                {words}
              </FilterLink>
            </span>
          ))}
          {t('nothing.mark')}
        </p>
      )}
      <FilterLink href={commerceListingHref(path, withoutChosen(query))} className={buttonClass()}>
        {t('nothing.clear')}
      </FilterLink>
    </NothingListed>
  )
}
