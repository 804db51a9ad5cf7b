import { commerceCategoryHref } from '@leaflog/core/catalogue'
import type { StorePromotion } from '@leaflog/core/wire/commerce/discover-documents'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import styles from './deals.module.css'
import { ShopText } from '../../shared/i18n/shop-text.tsx'

/** Automatic cart promotions at a store of the commerce channel, with their categories. */
export function StoreRules({ promotions }: { promotions: readonly StorePromotion[] }) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const word = useTerm()
  return (
    <ul className={styles.rules}>
      {promotions.map(({ id, name, description, label, membersOnly, endsOn, categories, brands }) => (
        <li key={id}>
          <article className={styles.plain}>
            <span className={styles.when}>
              <b>
                <ShopText text={label} />
              </b>
              {membersOnly && <span className={chipClass('sale')}>{t('promotions.members')}</span>}
            </span>
            <h3 className={styles.name}>
              <ShopText text={name} />
            </h3>
            <p>
              <ShopText text={description} />
            </p>
            <p className={styles.applies}>
              {brands.length > 0 ? formats.list(brands) : categories.length === 0 && t('promotions.onEverything')}
              {endsOn !== null && <span> {t('promotions.until', { day: formats.day(endsOn) })}</span>}
            </p>
            <span className={styles.categories}>
              {(categories.length === 0 ? [{ name: t('promotions.menu'), urlPath: '' }] : categories).map(
                (category) => (
                  <AppLink
                    key={category.urlPath}
                    href={commerceCategoryHref(category.urlPath)}
                    className={chipClass('plain', true)}
                  >
                    {word(category.name)}
                  </AppLink>
                ),
              )}
            </span>
          </article>
        </li>
      ))}
    </ul>
  )
}
