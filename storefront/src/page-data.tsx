import { useRouteContext } from '@tanstack/react-router'
import * as z from 'zod/mini'

const elementId = 'page-data'
const shape = z.object({ seed: z.array(z.unknown()), now: z.number() })

/** JSON that is safe inside a script element. */
export const toPageData = (data: { seed: readonly unknown[]; now: number }): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c')

/** The text that the server left in the page; a page without it begins empty. */
export const readPageData = (from: Document): string =>
  from.getElementById(elementId)?.textContent ?? '{"seed":[],"now":0}'

export const parsePageData = (text: string): z.infer<typeof shape> => shape.parse(JSON.parse(text))

/** Hands the seed of the shop's state and the moment of rendering to the browser. */
export function PageData() {
  const pageData = useRouteContext({ from: '__root__', select: (context) => context.pageData })
  return <script type="application/json" id={elementId} dangerouslySetInnerHTML={{ __html: pageData }} />
}
