import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { required } from '../../../shared/forms/field-rules.ts'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'

const LONGEST_NAME = 100

type NameSheetProps = {
  open: boolean
  title: string
  /** Label of the button. */
  action: string
  /** The current name. */
  name?: string
  /** Names of the other lists. */
  taken: readonly string[]
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

function NameForm({ title, action, name = '', taken, onName, onClose }: Omit<NameSheetProps, 'open'>) {
  const { t } = useTranslation('account')
  const known = JSON.stringify(taken.map((other) => other.toLowerCase()))
  const rules = useMemo(
    () => ({
      name: (text: string) =>
        required(text) ?? (known.includes(JSON.stringify(text.trim().toLowerCase())) ? t('nameSheet.taken') : null),
    }),
    [known, t],
  )
  const form = useForm(rules, async (text) => {
    await onName(text('name').trim())
    onClose()
  })
  return (
    <AuthForm label={title} form={form}>
      <Problem text={form.failure} />
      <TextField
        {...form.field('name')}
        label={t('nameSheet.name')}
        hint={t('nameSheet.hint')}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        defaultValue={name}
        required
      />
      <SubmitButton busy={form.isSubmitting}>{action}</SubmitButton>
      <Button variant="quiet" onClick={onClose}>
        {t('nameSheet.cancel')}
      </Button>
    </AuthForm>
  )
}

/** Asks for a list's name. */
export function NameSheet({ open, ...rest }: NameSheetProps) {
  return (
    <Sheet open={open} onClose={rest.onClose} side="center" title={rest.title}>
      <NameForm {...rest} />
    </Sheet>
  )
}
