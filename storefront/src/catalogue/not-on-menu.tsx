import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './message.module.css'

/** A category, brand or product that this menu does not have: answered with 404, and kindly. */
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

export const CategoryNotFound = () => (
  <NotOnMenu
    title="We have no such shelf"
    text="This category is not on the menu of your dispensary. Everything that is, stands one step away."
    href="/shopd/category/all"
    link="See the whole menu"
  />
)

export const BrandNotFound = () => (
  <NotOnMenu
    title="We do not carry this brand"
    text="It is not on the menu of your dispensary today. Perhaps one of its neighbours is for you."
    href="/shopd/brands"
    link="See all brands"
  />
)

export const ProductNotFound = () => (
  <NotOnMenu
    title="This product is not on the menu"
    text="Your dispensary does not carry it, or it has sold out for good. Something close to it may be on the shelf."
    href="/shopd/category/all"
    link="See the whole menu"
  />
)
