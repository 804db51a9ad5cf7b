import { Panel } from './panel.tsx'
import { useOwnShop } from './use-own-shop.ts'
import { useSource } from './use-source.ts'
import { useTravel } from './use-travel.ts'

/** The panel over the running shop of this page. */
export function ShopPanel({ onClose }: { onClose: () => void }) {
  const shown = useOwnShop()
  const source = useSource(shown.own)
  const travel = useTravel(shown)
  return <Panel source={source} travel={travel} onClose={onClose} />
}
