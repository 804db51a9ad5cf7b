import type { AddRequest } from '@leaflog/core'
import type { Root } from 'react-dom/client'

export declare const root: Root
export declare const wish: AddRequest
