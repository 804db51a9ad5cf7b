import type { Builds } from '../../shared/page/context.ts'
import { type Reporting, without } from '../../shared/page/report-unexpected.ts'

type Gateway = (request: Request) => Promise<Response>

const parts = ['frontend', 'backend'] as const
const longest = 120

const readBuild = async (gateway: Gateway, origin: string, part: string): Promise<string> => {
  const answer = await gateway(new Request(new URL(`/build-info/${part}.txt`, origin)))
  if (!answer.ok) return ''
  return (await answer.text()).replaceAll(/\s+/g, ' ').trim().slice(0, longest)
}

/** 7d.2: the build lines of both parts, as plain text; a part that does not answer is left out. */
export const readBuilds = async (gateway: Gateway, origin: string, context: Reporting): Promise<Builds> => {
  const read = await Promise.all(
    parts.map(async (part) => {
      const line = await readBuild(gateway, origin, part).catch(without('', context, 'BUILD_NOT_READ'))
      return [part, line] as const
    }),
  )
  return Object.fromEntries(read.filter(([, line]) => line !== ''))
}
