import { deleteCustomer } from '@leaflog/core/wire/commerce/account-information'
import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { signOutHome } from '../../rewards/auth/use-sign-out.ts'
import styles from './account-information.module.css'

const rulesIn = (t: TFunction<'account'>) => {
  const word = t('delete.word')
  return { word: (text: string) => (text.trim().toUpperCase() === word ? null : t('delete.typeIt', { word })) }
}

function ConfirmForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('account')
  const rules = useMemo(() => rulesIn(t), [t])
  const shop = useShop()
  const router = useRouter()
  const form = useForm(rules, async () => {
    await shop.commerce.ask(deleteCustomer, {})
    // The server ended the session with the account; this browser clears it too.
    await signOutHome(shop, router)
    await shop.ui.toast({ type: 'success', text: t('delete.deleted'), fixed: true })
  })
  return (
    <AuthForm label={t('delete.form')} form={form}>
      <Problem text={form.failure} />
      <p>{t('delete.text')}</p>
      <TextField
        {...form.field('word')}
        label={t('delete.type', { word: t('delete.word') })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SubmitButton busy={form.isSubmitting} variant="secondary">
        {t('delete.forGood')}
      </SubmitButton>
      <Button onClick={onCancel}>{t('delete.keep')}</Button>
    </AuthForm>
  )
}

/** Deletes the account, after a typed confirmation. */
export function DeleteAccount() {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const cancel = () => setAsking(false)
  return (
    <div className={styles.narrow}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </Button>
      <Sheet open={asking} onClose={cancel} side="center" title={t('delete.title')}>
        <ConfirmForm onCancel={cancel} />
      </Sheet>
    </div>
  )
}
