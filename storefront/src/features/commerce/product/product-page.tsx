import { useMessage } from '../../../shared/i18n/use-message.ts'
import { commerceProductHref, optionsLabel, selectedOptionsOf, strainOf } from '@leaflog/core/catalogue'
import { useShop } from '@leaflog/react'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../../shared/product/breadcrumb-trail.tsx'
import { MedicalChip } from '../../../shared/product/medical-chip.tsx'
import { MenuUnavailablePage } from '../../../shared/product/menu-unavailable.tsx'
import { packPotency, readPotency } from '../../../shared/product/pack-potency.ts'
import { PickupNote } from '../../../shared/product/pickup-note.tsx'
import { PotencyBars } from '../../../shared/product/potency-bars.tsx'
import layout from '../../../shared/product/product-page.module.css'
import { StrainChip } from '../../../shared/product/strain-chip.tsx'
import { Heart } from '../../favorites/heart.tsx'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { AboutProduct } from './about-product.tsx'
import { Buy } from './buy.tsx'
import { Gallery } from './gallery.tsx'
import { ModeNotice } from './mode-notice.tsx'
import { NotHerePage } from './not-here.tsx'
import { brandHrefOf } from './product-links.ts'
import { attributeOf } from './product-facts.ts'
import type { ProductPage } from './product-loader.ts'
import styles from './product-page.module.css'
import { ProductPrices } from './product-prices.tsx'
import { ProductStrip } from '../../recently-viewed/product-strip.tsx'
import { RecentlyViewed } from '../../recently-viewed/recently-viewed.tsx'
import { useOptionChoice } from './use-option-choice.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

const route = getRouteApi('/product/$slug')

/** One product of the commerce channel, of any type (3.7). */
export function CommerceProductPage() {
  const page = route.useLoaderData()
  switch (page.kind) {
    case 'unavailable':
      return <MenuUnavailablePage />
    case 'notHere':
      return <NotHerePage page={page} />
    case 'product':
      // The key resets every choice on another product.
      return <Product key={page.product.uid} page={page} />
  }
}

function Product({ page }: { page: ProductPage }) {
  const { t } = useTranslation('product')
  const say = useMessage()
  const { product, related } = page
  const options = useOptionChoice(product)
  const piece = options?.variant?.product
  const size = options === null ? null : optionsLabel(options.product, options.choice)
  const potencyOf = (code: 'thc' | 'cbd') => packPotency(readPotency(attributeOf(product, code)), size)
  useRemembered(page)
  return (
    <div className={layout.page}>
      <BreadcrumbTrail trail={page.trail} />
      <article className={layout.product}>
        <div className={styles.plate}>
          <Gallery key={piece?.sku} media={piece?.media_gallery ?? product.media_gallery} name={page.title} />
        </div>
        <div className={layout.facts}>
          <div className={layout.head}>
            <Title page={page} />
            <Heart
              favorite={{
                channel: 'commerce',
                sku: product.sku,
                name: product.name,
                brand: product.brand_name,
                urlKey: product.url_key,
                image: product.small_image,
                price: product.price_range.minimum.final,
                priceVaries: product.price_range.maximum.final > product.price_range.minimum.final,
                selectedOptions: options === null ? [] : [...selectedOptionsOf(options.choice)],
              }}
            />
          </div>
          <ModeNotice page={page} />
          <Buy page={page} options={options} />
          {product.__typename !== 'GiftCardProduct' && <PickupNote pickup={page.pickup} />}
          <PotencyBars thc={potencyOf('thc')} cbd={potencyOf('cbd')} />
          <ProductPrices page={page} />
        </div>
      </article>
      <AboutProduct product={product} />
      {related.length > 0 && (
        <ProductStrip
          title={t('goesWell')}
          items={related.map(({ url_key, name, brand_name, small_image, price_range: { minimum, maximum } }) => ({
            href: commerceProductHref(url_key),
            name: say(name),
            brand: brand_name,
            image: small_image,
            price: minimum.final,
            isFrom: minimum.final < maximum.final,
          }))}
        />
      )}
      <RecentlyViewed except={product.sku} most={maxShown} />
    </div>
  )
}

function Title({ page: { product, title } }: { page: ProductPage }) {
  const word = useTerm('product')
  const brandHref = brandHrefOf(product)
  const strain = strainOf(product.strain_type_label)
  const hasChips = strain !== null || product.consumption_forms.length > 0 || product.is_medical_only
  return (
    <header className={layout.header}>
      {brandHref === null ? (
        <span className={layout.brand}>{product.brand_name}</span>
      ) : (
        <AppLink href={brandHref} className={layout.brand}>
          {product.brand_name}
        </AppLink>
      )}
      <h1 tabIndex={-1} className={layout.name}>
        {title}
      </h1>
      {hasChips && (
        <p className={layout.chips}>
          {strain && <StrainChip strain={strain} />}
          {product.consumption_forms.map((form) => (
            <Chip key={form}>{word(form)}</Chip>
          ))}
          {product.is_medical_only && <MedicalChip />}
        </p>
      )}
    </header>
  )
}

/** Remembers the page for 'Recently viewed'. */
function useRemembered({ product }: ProductPage) {
  const shop = useShop()
  const { sku, url_key: urlKey, name, brand_name: brand, small_image: image } = product
  const priceFrom = product.price_range.minimum.final
  useEffect(() => {
    shop.recentlyViewed
      .viewed({ sku, urlKey, name, brand, image, priceFrom })
      .catch(reportUnexpected({ shop }, 'PRODUCT_NOT_REMEMBERED'))
  }, [shop, sku, urlKey, name, brand, image, priceFrom])
}

const maxShown = 6
