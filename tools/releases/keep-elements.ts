import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const list = z.object({ version: z.string() })

/**
 * Keeps the files of an unpacked package of elements, which gateways serve at `/embed/vX.Y.Z/` from then on. Returns
 * their folder. What was published once is never another: a version that is kept already is an error.
 */
export async function keepElements(unpacked: string, releases: string): Promise<string> {
  const cdn = join(unpacked, 'cdn')
  const { version } = list.parse(JSON.parse(await readFile(join(cdn, 'sri.json'), 'utf8')))
  const target = join(releases, version)
  await mkdir(releases, { recursive: true })
  await mkdir(target)
  await cp(cdn, target, { recursive: true })
  return target
}
