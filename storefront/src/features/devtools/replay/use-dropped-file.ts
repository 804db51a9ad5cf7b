import { useEffect, useRef } from 'react'

/** A file that is dropped beside the panel would otherwise replace the page. */
export function useDroppedFile(onFile: (file: File) => void): void {
  const latest = useRef(onFile)
  useEffect(() => {
    latest.current = onFile
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('dragover', (event) => event.preventDefault(), { signal })
    addEventListener(
      'drop',
      (event) => {
        if (event.defaultPrevented) return
        event.preventDefault()
        const file = event.dataTransfer?.files[0]
        if (file) latest.current(file)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])
}
