import { HeadContent, Scripts } from '@tanstack/react-router'
import { useView } from '@leaflog/react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shared/i18n/formats.ts'
import { ThemeContext } from '../../shared/ui/theme-context.ts'
import { EarlyInput } from './early-input.tsx'
import { PageData } from './page-data.tsx'
import { StartScript } from './start-script.tsx'

/** The HTML document. `data-theme` comes from the theme cookie, so that the first paint has the right colors. */
export function Document({ children }: { children: ReactNode }) {
  const theme = useView((state) => state.ui.view.theme)
  const language = useLanguage()
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <HeadContent />
        <EarlyInput />
      </head>
      <body>
        <ThemeContext value={theme}>{children}</ThemeContext>
        <PageData />
        <Scripts />
        <StartScript />
      </body>
    </html>
  )
}
