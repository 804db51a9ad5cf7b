import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * Waits for fonts and pictures. Resolves to false if a visible picture failed, e.g. because it is being rendered for
 * the first time.
 */
export async function isComplete(page: Page): Promise<boolean> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    scrollTo({ top: 0 })
    await document.fonts.ready
    const visible = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
    return visible.every((image) => image.naturalWidth > 0)
  })
}

/** Reloads the page until it is complete. */
export async function complete(page: Page): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    if (await isComplete(page)) return
    await page.reload()
  }
  throw new Error(`${page.url()} never loaded all its pictures.`)
}

/** A moment of a walk through the shop that gets a picture. */
export interface Shot {
  readonly name: string
  /** Includes the page below the fold. */
  readonly whole?: boolean
}

/** A walk through the shop. It ends as soon as the requested pictures have been taken. */
export interface Walk {
  /** The names of its shots, in order. */
  readonly names: readonly string[]
  readonly shots: (page: Page) => AsyncGenerator<Shot, void, void>
}

/** The walks that have a requested picture, each with its pictures; without a name, everything. */
export function wantedOf(walks: readonly Walk[], names: readonly string[]): readonly (readonly [Walk, Set<string>])[] {
  const known = walks.flatMap((walk) => walk.names)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new RangeError(`There is no picture called ${unknown.join(', ')}. The pictures are ${known.join(', ')}.`)
  return walks
    .map((walk) => [walk, new Set(walk.names.filter((name) => names.length === 0 || names.includes(name)))] as const)
    .filter(([, wanted]) => wanted.size > 0)
}

/** Takes the requested pictures of a walk, and stops after the last one. */
export async function follow(
  shots: AsyncIterable<Shot>,
  wanted: ReadonlySet<string>,
  use: (shot: Shot) => Promise<void>,
): Promise<void> {
  const left = new Set(wanted)
  for await (const shot of shots) {
    if (left.delete(shot.name)) await use(shot)
    if (left.size === 0) return
  }
  throw new Error(`The walk has no picture called ${[...left].join(', ')}.`)
}

export async function take(page: Page, folder: string, { name, whole = false }: Shot): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled', fullPage: whole })
  const small = await sharp(shot).png({ palette: true, quality: 90, effort: 9 }).toBuffer()
  const width = page.viewportSize()?.width ?? 0
  await writeFile(join(folder, `${name}-${width}.png`), small)
  console.log(`${name}, ${width} px: ${Math.round(small.length / 1000)} KB`)
}
