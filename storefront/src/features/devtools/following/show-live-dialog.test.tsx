import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ShowLiveDialog } from './show-live-dialog.tsx'

afterEach(cleanup)

test('once the log is shown nobody is asked for a code again, even if the dialog is gone before its own event', async () => {
  // As in a page that draws what follows first: the event of a dialog that is no longer there is not heard.
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  render(<ShowLiveDialog join={() => Promise.resolve()} onClose={onClose} />)
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123 456' } })
  fireEvent.submit(screen.getByLabelText('Code'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
