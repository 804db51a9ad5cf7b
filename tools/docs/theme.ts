import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
import './theme.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp() {
    if (!import.meta.env.SSR) void import('./live/live-example.ts')
  },
}

export default theme
