import { deleteCustomer } from '@leaflog/core/wire/account-information'
import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthForm, Problem, SubmitButton } from '../../forms/form-parts.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './account-information.module.css'

const WORD = 'DELETE'
const rules = {
  word: (text: string) => (text.trim().toUpperCase() === WORD ? null : `Please type ${WORD}.`),
}

function ConfirmForm({ onCancel }: { onCancel: () => void }) {
  const shop = useShop()
  const router = useRouter()
  const form = useForm(rules, async () => {
    await shop.commerce.ask(deleteCustomer)
    // The server has ended the session with the account; this browser forgets it too.
    await shop.session.signOut()
    await router.navigate({ to: '/' })
    await shop.ui.toast({ type: 'success', text: 'Your account is deleted.', fixed: true })
  })
  return (
    <AuthForm label="Delete your account" form={form}>
      <Problem text={form.failure} />
      <p>
        Your points, your store credit, your wishlists, your addresses and your sign-in are gone at once, and nobody can
        bring them back. Orders that you placed stay in our books without your name.
      </p>
      <TextField
        {...form.field('word')}
        label={`Type ${WORD} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <SubmitButton busy={form.isSubmitting} variant="secondary">
        Delete my account for good
      </SubmitButton>
      <Button onClick={onCancel}>Keep my account</Button>
    </AuthForm>
  )
}

/** The end of an account, for who means it. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  const cancel = () => setAsking(false)
  return (
    <div className={styles.narrow}>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Sheet open={asking} onClose={cancel} side="center" title="Delete your account?">
        <ConfirmForm onCancel={cancel} />
      </Sheet>
    </div>
  )
}
