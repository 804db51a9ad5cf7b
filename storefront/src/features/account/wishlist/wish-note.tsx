import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Input } from '../../../shared/ui/field.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './wish-note.module.css'

const LONGEST_NOTE = 255

type WishNoteProps = {
  /** What the note is about, for screen readers. */
  of: string
  /** '' without one. */
  note: string
  onNote: (note: string) => void
}

/** A personal note. Saving an empty one deletes it. */
export function WishNote({ of, note, onNote }: WishNoteProps) {
  const { t } = useTranslation('account')
  const [writing, setWriting] = useState(false)
  const id = `note-${of.replaceAll(/[^\w-]+/g, '-')}`
  const close = () => {
    flushSync(() => setWriting(false))
    document.getElementById(id)?.focus()
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('note')
    if (typeof text === 'string' && text.trim() !== note) onNote(text)
    close()
  }
  if (!writing)
    return (
      <div className={styles.note}>
        {note !== '' && <p className={styles.text}>{note}</p>}
        <Button
          id={id}
          variant="quiet"
          size="small"
          className={styles.open}
          onClick={() => {
            flushSync(() => setWriting(true))
            document.getElementById(`${id}-field`)?.focus()
          }}
        >
          <Trans
            t={t}
            i18nKey={note === '' ? 'note.add' : 'note.change'}
            values={{ name: of }}
            components={{ hidden: <VisuallyHidden>{null}</VisuallyHidden> }}
          />
        </Button>
      </div>
    )
  return (
    <form method="post" aria-label={t('note.label', { name: of })} className={styles.form} onSubmit={save}>
      <Input
        id={`${id}-field`}
        name="note"
        label={t('note.label', { name: of })}
        labelHidden
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        defaultValue={note}
      />
      <Button type="submit" variant="secondary" size="small">
        {t('note.save')}
      </Button>
      <Button variant="quiet" size="small" onClick={close}>
        {t('note.cancel')}
      </Button>
    </form>
  )
}
