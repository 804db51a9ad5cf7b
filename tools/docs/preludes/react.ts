import type { ReactNode } from 'react'

export declare const element: HTMLElement
export declare function App(): ReactNode
