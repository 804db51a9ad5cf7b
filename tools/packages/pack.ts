import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { execute } from './execute.ts'
import { builtIn, root, type Package } from './packages.ts'

const printed = z.tuple([z.object({ filename: z.string() })])

/** Packs a built package as `npm publish` would, and returns the tarball's path. */
export async function pack(what: Package): Promise<string> {
  const folder = join(root, '.packages')
  await mkdir(folder, { recursive: true })
  const said = await execute('npm', ['pack', builtIn(what), '--json', '--pack-destination', folder], root)
  const [{ filename }] = printed.parse(JSON.parse(said))
  return join(folder, filename)
}

export const readTarball = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(path))
