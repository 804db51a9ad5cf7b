import { createContext } from 'react'

/** The chosen theme (4e.4), for what CSS cannot choose by itself, such as the address of a picture. */
export const ThemeContext = createContext<'light' | 'dark' | 'system'>('light')
