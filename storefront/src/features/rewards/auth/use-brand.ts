import { useLoaderData } from '@tanstack/react-router'
import { site } from '../../../shared/page/site.ts'

/** The brand's name as in the header (2f.2), and the name of its Rewards program. */
export const useBrand = (): { name: string; rewards: string } => {
  const { header } = useLoaderData({ from: '__root__' })
  const name = header?.brand.name ?? site.name
  return { name, rewards: header?.brand.rewardsName ?? `${name} Rewards` }
}
