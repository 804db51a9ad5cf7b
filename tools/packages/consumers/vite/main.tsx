/** A consumer's React app: what the guide to React shows. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Flower } from './flower.tsx'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Flower />
    </StrictMode>,
  )
