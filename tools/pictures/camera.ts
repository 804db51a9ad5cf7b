import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures')

/** Waits for fonts and pictures; false where a visible picture did not come, e.g. since it is being drawn for the first time. */
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

/** Shows the page again until it is complete. */
export async function complete(page: Page): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    if (await isComplete(page)) return
    await page.reload()
  }
  throw new Error(`${page.url()} never had all its pictures.`)
}

/** `whole`: the page below the fold too. */
export async function take(page: Page, name: string, whole = false): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled', fullPage: whole })
  const small = await sharp(shot).png({ palette: true, quality: 90, effort: 9 }).toBuffer()
  await writeFile(join(folder, `${name}-${page.viewportSize()?.width ?? 0}.png`), small)
  console.log(`${name}, ${page.viewportSize()?.width ?? 0} px: ${Math.round(small.length / 1000)} KB`)
}
