type Gateway = (request: Request) => Promise<Response>

/** What is said of each build, by part of the shop. */
export type Builds = Readonly<Record<string, string>>

const parts = ['frontend', 'backend'] as const
const longest = 120

const readBuild = async (gateway: Gateway, origin: string, part: string): Promise<string> => {
  const answer = await gateway(new Request(new URL(`/build-info/${part}.txt`, origin)))
  if (!answer.ok) throw new Error(`the build of ${part} is not told`)
  return (await answer.text()).replaceAll(/\s+/g, ' ').trim().slice(0, longest)
}

/** 7d.2: both plain-text files; a part that does not answer is left out. */
export const readBuilds = async (gateway: Gateway, origin: string): Promise<Builds> => {
  const read = await Promise.allSettled(
    parts.map(async (part) => [part, await readBuild(gateway, origin, part)] as const),
  )
  return Object.fromEntries(
    read.flatMap((one) => (one.status === 'fulfilled' && one.value[1] !== '' ? [one.value] : [])),
  )
}
