/** The age gate over the shop. */
import { useAttempt } from '../../shared/page/attempt.ts'
import { useAgeGate, useNavigation, useShop } from '@leaflog/react'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../shared/page/sentence.ts'
import { BrandMark } from '../../shared/ui/brand-mark.tsx'
import { parseSearch, stringifySearch } from '../../shared/page/search-params.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import styles from './age-gate.module.css'
import { BirthDate } from './birth-date.tsx'
import { Sprig } from '../../shared/ui/sprig.tsx'
import { StateSelect } from './state-select.tsx'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

/** Where the form returns to: this page, without the answer to an earlier try. */
const withoutAnswer = (path: string, search: string): string => {
  const kept = parseSearch(search)
  delete kept['age-gate']
  delete kept['age-gate-state']
  return `${path}${stringifySearch(kept)}`
}

/** The reason for refusing entry, if any: the state's copy for 5 s (4a.5), or the form fallback's answer (5a.4). */
const useRefusal = (): string | null => {
  const { t } = useTranslation('gate')
  const word = useTerm('gate')
  const { error, chosen, status } = useAgeGate()
  const { search } = useNavigation()
  if (status === 'unavailable') return t('unavailable')
  if (error !== null) return word(error)
  const refusedByForm = new URLSearchParams(search).get('age-gate') === 'refused'
  return refusedByForm && chosen.state === '' ? t('refused') : null
}

/**
 * The age gate (2g.1): covers the page behind, which is inert. Its form works without JavaScript; after hydration the
 * shop decides. Only an answer closes it: Escape does nothing.
 */
export function AgeGate() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('gate')
  const word = useTerm('gate')
  const view = useAgeGate()
  const { path, search } = useNavigation()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const refusal = useRefusal()
  // 4a.10: the states are fetched again while the visitor is not verified; the gate stays open meanwhile.
  useEffect(() => attempt(shop.ageGate.load()), [shop, attempt])
  useEffect(() => {
    const select = form.current?.querySelector<HTMLSelectElement>('select[name="state"]')
    if (!select) return
    // A state selected before hydration counts.
    if (select.value !== '') attempt(shop.ageGate.chooseState(select.value))
    if (document.activeElement === document.body) select.focus()
  }, [shop, attempt])
  const [mistake, setMistake] = useState<string | null>(null)
  const submit = async () => {
    setMistake(null)
    try {
      await (view.asksBirthDate ? shop.ageGate.submit() : shop.ageGate.confirm())
    } catch (error) {
      setMistake(sentenceOf(error).text)
    }
  }
  return (
    <div role="dialog" aria-modal="true" aria-labelledby="gate-title" data-gate="open" className={styles.gate}>
      <Sprig className={styles.sprig} />
      <div className={styles.column}>
        <div className={styles.mark}>
          <BrandMark size={56} />
        </div>
        <h1 id="gate-title" className={styles.title}>
          {word(view.title)}
        </h1>
        <p className={styles.question}>{word(view.question)}</p>
        <form
          ref={form}
          method="post"
          action="/age-gate"
          noValidate
          // 4a.4: a changed answer clears the error.
          onChange={() => setMistake(null)}
          className={classes(styles.form, !hydrated && styles.fallback)}
          onSubmit={(event) => {
            event.preventDefault()
            if (view.canSubmit) void submit()
          }}
        >
          <input type="hidden" name="back" value={withoutAnswer(path, search)} />
          <StateSelect />
          {(!hydrated || view.asksBirthDate) && (
            <BirthDate legend={hydrated ? t('birthDate') : t('birthDateWhereAsked')} />
          )}
          {view.status === 'loading' && <noscript>{t('unavailable')}</noscript>}
          <p role="alert" className={styles.refusal}>
            {mistake === null ? refusal : word(mistake)}
          </p>
          <div className={styles.answers}>
            <Button type="submit" wide disabled={hydrated && !view.canSubmit} className={styles.submit}>
              {hydrated && view.chosen.state !== '' && !view.asksBirthDate ? t('yes') : t('submit')}
            </Button>
            <Button variant="quiet" wide className={styles.exit} onClick={() => attempt(shop.ageGate.exit())}>
              {t('exit')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
