import type { Said } from '@leaflog/core'
import { ArrowLeft } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../i18n/use-message.ts'
import { AppLink, type AppLinkProps, opensHere } from '../ui/app-link.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Form } from './use-form.ts'
import styles from './form-parts.module.css'

/** Explains that JavaScript is missing. */
export function NeedsJavaScript() {
  const { t } = useTranslation('forms')
  return (
    <noscript>
      <p className={styles.notice}>{t('needsJavaScript')}</p>
    </noscript>
  )
}

type AuthFormProps = { label: string; form: Pick<Form<string>, 'attach' | 'onSubmit'>; children: ReactNode }

/**
 * The frame of a form that talks to the shop. Its method is POST, so that no input ever gets into an address; without
 * JavaScript a sentence says that it is required.
 */
export function AuthForm({ label, form: { attach, onSubmit }, children }: AuthFormProps) {
  return (
    <form ref={attach} method="post" noValidate aria-label={label} className={styles.form} onSubmit={onSubmit}>
      <NeedsJavaScript />
      {children}
    </form>
  )
}

/** Why the last attempt failed, above the form's fields (8.6); announced by screen readers. */
export function Problem({ text }: { text: string | Said | null }) {
  const sentence = useMessage()
  return (
    <p role="alert" className={classes(styles.notice, styles.problem)}>
      {text === null ? null : sentence(text)}
    </p>
  )
}

/**
 * Disabled while it is sent, with the same label, so that nothing shifts (2e.6); and without JavaScript. A click before
 * hydration is kept (app/shell/early-input.tsx).
 */
export function SubmitButton({ busy, disabled = false, ...rest }: ComponentProps<typeof Button> & { busy: boolean }) {
  const hydrated = useHydrated()
  return (
    <Button
      {...rest}
      type="submit"
      wide
      aria-busy={busy}
      disabled={busy || disabled || !hydrated}
      data-early={hydrated ? undefined : ''}
      className={classes(styles.submit, busy && styles.busy)}
    />
  )
}

/**
 * A link that does something before, or instead of, navigating: a real anchor, so that it works in another tab and
 * without JavaScript.
 */
export function ActLink({ onAct, ...rest }: Omit<AppLinkProps, 'className' | 'onClick'> & { onAct: () => void }) {
  const act = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event)) return
    event.preventDefault()
    onAct()
  }
  return <AppLink {...rest} className={styles.link} onClick={act} />
}

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode }

/** A native checkbox with its label, as one large target. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...rest} className={styles.box} />
      <span>{label}</span>
    </label>
  )
}

/** Two fields side by side if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** Back to the previous step. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('forms')
  return (
    <Button variant="quiet" className={styles.back} onClick={onClick}>
      <Icon icon={ArrowLeft} size={18} />
      {t('back')}
    </Button>
  )
}

/** The links below a form. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
