import type { ReactNode } from 'react'

/** Said above the panel while a log is shown on another device, or comes from one. */
export type Notice = { text: string; action: string; onAction: () => void }

/** Stays in sight while the panel is hidden. */
export function LiveNotice({ notice, children }: { notice: Notice | null; children?: ReactNode }) {
  return (
    <div className="tm-banner tm-live" data-shown={notice !== null}>
      <p role="status">{notice?.text}</p>
      {children}
      {notice && (
        <button type="button" className="tm-button tm-strong" onClick={notice.onAction}>
          {notice.action}
        </button>
      )}
    </div>
  )
}
