import type { HomeContent } from '@leaflog/core/wire/content/content'
import { site } from '../../shared/page/site.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import styles from './home-hero.module.css'

/** The hero: one sentence, two links. */
export function HomeHero({ content }: { content: HomeContent | null }) {
  const hero = content?.hero
  return (
    <section className={styles.hero}>
      <Picture
        path="/scenes/hero.jpg"
        alt=""
        width={1440}
        height={720}
        sizes="100vw"
        eager
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>{hero?.title ?? site.name}</h1>
        {hero && (
          <>
            <p className={styles.text}>{hero.text}</p>
            <div className={styles.ways}>
              <AppLink href={hero.primary.link} className={buttonClass({ variant: 'band' })}>
                {hero.primary.label}
              </AppLink>
              <AppLink href={hero.secondary.link} className={buttonClass({ variant: 'bandLine' })}>
                {hero.secondary.label}
              </AppLink>
            </div>
          </>
        )}
      </div>
    </section>
  )
}
