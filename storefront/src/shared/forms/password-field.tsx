import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import { TextField } from './text-field.tsx'
import styles from './password-field.module.css'

type Caret = { start: number | null; end: number | null }

/**
 * A password with a toggle that shows it (2e.4). The caret stays where it was, and submitting hides the password again,
 * so that no browser remembers it as plain text.
 */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'ref'>) {
  const { t } = useTranslation('forms')
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<Caret | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current.start, caret.current.end)
    caret.current = null
  }, [shown])

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const toggle = () => {
    caret.current = { start: input.current?.selectionStart ?? null, end: input.current?.selectionEnd ?? null }
    setShown(!shown)
  }
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      ref={input}
      type={shown ? 'text' : 'password'}
      className={styles.input}
      after={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-label={t('showPassword')}
          // A pointer leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <Icon icon={shown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
