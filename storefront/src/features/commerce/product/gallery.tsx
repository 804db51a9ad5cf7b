import type { ProductMedia } from '@leaflog/core/wire/commerce/commerce-product'
import { Play } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './gallery.module.css'

type Shown = { path: string; label: string }

const picturesOf = (media: readonly ProductMedia[]): Shown[] =>
  media.flatMap(({ path, label, video }) => (path === null || video !== null ? [] : [{ path, label }]))

const videosOf = (media: readonly ProductMedia[]) =>
  media.flatMap(({ path, label, video }) =>
    video !== null && video.video_url.startsWith('https://')
      ? [{ path, href: video.video_url, title: video.video_title || label }]
      : [],
  )

/** Moves the focus along the row by arrow keys, as in a single-choice list. */
function stepAlong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('button, a') ?? [])]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const next = buttons[(at + step + buttons.length) % buttons.length]
  if (at < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}

/** The main image with its thumbnails below; a video is a link to where it is hosted. */
export function Gallery({ media, name }: { media: readonly ProductMedia[]; name: string }) {
  const { t } = useTranslation('product')
  const say = useMessage()
  const [at, setAt] = useState(0)
  const pictures = picturesOf(media)
  const videos = videosOf(media)
  const shown = pictures[at] ?? pictures[0]
  return (
    <div className={styles.gallery}>
      <div className={styles.plate}>
        {shown === undefined ? (
          <div className={styles.empty} />
        ) : (
          <Picture
            path={shown.path}
            alt={shown.label === '' ? name : say(shown.label)}
            width={720}
            height={720}
            sizes="(width <= 767px) 92vw, 560px"
            eager
            className={styles.picture}
          />
        )}
      </div>
      {pictures.length + videos.length > 1 && (
        <ul className={styles.row} aria-label={t('gallery.label')}>
          {pictures.map(({ path, label }, position) => (
            <li key={path}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={
                  label === ''
                    ? t('gallery.showNumber', { number: position + 1 })
                    : t('gallery.show', { picture: say(label) })
                }
                aria-current={path === shown?.path ? 'true' : undefined}
                onClick={() => setAt(position)}
                onKeyDown={stepAlong}
              >
                <Picture path={path} alt="" width={80} height={80} className={styles.picture} />
              </button>
            </li>
          ))}
          {videos.map(({ path, href, title }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noopener" className={styles.thumb} onKeyDown={stepAlong}>
                {path !== null && <Picture path={path} alt="" width={80} height={80} className={styles.picture} />}
                <span className={styles.play}>
                  <Icon icon={Play} size={20} />
                </span>
                <VisuallyHidden>{t('gallery.watch', { title: title || t('gallery.video') })}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
