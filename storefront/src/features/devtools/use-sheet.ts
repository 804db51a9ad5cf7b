import { useEffect } from 'react'

/** Adds a style sheet to the document, after its own. It outlives attributes, which belong to whatever page is shown. */
export function useSheet(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [css])
}
