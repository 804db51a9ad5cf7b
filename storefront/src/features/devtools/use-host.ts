import { useEffect, useState } from 'react'
import { styles } from './styles.ts'
import { useSheet } from './use-sheet.ts'

/**
 * An element above everything, including open dialogs: a modal dialog makes everything outside it inert, so the element
 * moves into the open dialog.
 */
export function useHost(): HTMLElement {
  const [host] = useState(() => Object.assign(document.createElement('div'), { className: 'tm-host', lang: 'en' }))
  useSheet(styles)
  useEffect(() => {
    host.setAttribute('popover', 'manual')
    const place = () => {
      const modals = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.matches(':modal'))
      const under = modals.findLast((dialog) => !host.contains(dialog))
      const parent = under ?? document.body
      if (host.parentElement === parent && host.matches(':popover-open')) return
      const focused = host.contains(document.activeElement) ? document.activeElement : null
      parent.append(host)
      host.showPopover()
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(place)
    observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] })
    place()
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [host])
  return host
}
