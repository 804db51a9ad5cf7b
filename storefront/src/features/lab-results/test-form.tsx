import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { Input } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './test-form.module.css'
import { foundHref, TESTS_PATH } from './test-links.ts'

/** One field for codes and names. Without JavaScript the browser submits it as a form. */
export function TestForm({ search }: { search: string }) {
  const router = useRouter()
  const { t } = useTranslation('places')
  const [text, setText] = useState(search)
  const [shown, setShown] = useState(search)
  if (shown !== search) {
    setShown(search)
    setText(search)
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const words = text.trim()
    void router.navigate({ to: '/', href: words === '' ? TESTS_PATH : foundHref(words), resetScroll: false })
  }
  return (
    <form role="search" aria-label={t('tests.form')} action={TESTS_PATH} onSubmit={send} className={styles.form}>
      <Input
        label={t('tests.field')}
        name="q"
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('tests.hint')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" className={styles.send}>
        <Icon icon={Search} size={18} />
        {t('tests.search')}
      </Button>
    </form>
  )
}
