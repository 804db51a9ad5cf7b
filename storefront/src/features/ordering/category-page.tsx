import { categoryHref, specialHref } from '@leaflog/core/catalogue'
import { getRouteApi } from '@tanstack/react-router'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import { FilterLink } from '../../shared/product/filter-link.tsx'
import { listingHref } from './listing-links.ts'
import type { ListingPageData, SpecialInfo } from './listing-loader.ts'
import { ListingView } from './listing-view.tsx'
import { MenuUnavailablePage } from '../../shared/product/menu-unavailable.tsx'
import styles from './category-page.module.css'
import { useCatalogueWords } from '../../shared/product/words.ts'
import { ShopText } from '../../shared/i18n/shop-text.tsx'
import { useMessage } from '../../shared/i18n/use-message.ts'
import { useFormats } from '../../shared/i18n/formats.ts'

const route = getRouteApi('/shopd/category/$category/{-$subcategory}')

/** A category, a subcategory, today's specials, one special, or the whole menu (2b.2). */
export function CategoryPage() {
  const { t } = useCatalogueWords()
  const page = route.useLoaderData()
  if (page.kind === 'unavailable') return <MenuUnavailablePage />
  return (
    <ListingView page={page}>
      {page.kind === 'category' && <Subcategories page={page} />}
      {page.special && <SpecialNote special={page.special} />}
      {page.kind === 'specialOver' && <p className={styles.note}>{t('category.over')}</p>}
      {(page.kind === 'specials' || page.kind === 'specialOver') && <SpecialList specials={page.specials} />}
    </ListingView>
  )
}

/** Links to subcategories, keeping the chosen filters. */
function Subcategories({ page }: { page: ListingPageData }) {
  const { t, word } = useCatalogueWords()
  const [category] = page.trail
  if (category === undefined || page.kinds.length < 2) return null
  const query = { ...page.query, page: 1 }
  const whole = page.trail.length === 1
  return (
    <nav aria-label={t('category.kinds', { category: word(category.label) })}>
      <ul className={styles.kinds}>
        <li>
          <FilterLink
            href={listingHref(category.href, query)}
            className={chipClass(whole ? 'active' : 'plain', true)}
            aria-current={whole ? 'page' : undefined}
          >
            {t('category.all')}
          </FilterLink>
        </li>
        {page.kinds.map((kind) => {
          const href = categoryHref(category.label, kind)
          const current = href === page.path
          return (
            <li key={kind}>
              <FilterLink
                href={listingHref(href, query)}
                className={chipClass(current ? 'active' : 'plain', true)}
                aria-current={current ? 'page' : undefined}
              >
                {word(kind)}
              </FilterLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function SpecialNote({ special }: { special: SpecialInfo }) {
  const { t } = useCatalogueWords()
  const { day } = useFormats()
  const say = useMessage()
  return (
    <p className={styles.note}>
      {t('category.special', {
        description: say(special.description),
        day: day(new Date(special.endStamp).toISOString()),
      })}
    </p>
  )
}

/** Today's specials as tickets. */
function SpecialList({ specials }: { specials: readonly SpecialInfo[] }) {
  const { t } = useCatalogueWords()
  if (specials.length === 0) return <p className={styles.note}>{t('category.none')}</p>
  return (
    <ul className={styles.specials}>
      {specials.map((special) => (
        <li key={special.id}>
          <AppLink href={specialHref(special.id)} className={styles.special}>
            <b className={styles.name}>
              <ShopText text={special.name} />
            </b>
            {special.description !== '' && <ShopText className={styles.description} text={special.description} />}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
