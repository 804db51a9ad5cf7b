/** The storefront's build: the module that renders its pages, and the files that a page loads. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import type { StorefrontPaths } from '../../platform/config.ts'

export interface RenderContext {
  nonce: string
  gateway: (request: Request) => Promise<Response>
  assets: PageAssets
  /** Epoch milliseconds. */
  now: number
  settings: PageSettings
  storePrefixSegments: number
}

/**
 * The targets of the age gate: Exit Website (4a.8) and external shops by state (4a.7); and the backend's version
 * (7a.2).
 */
export interface PageSettings {
  backendId: string
  exitUrl: string
  externalShops: Record<string, string>
  /** Where a menu's cart becomes an order: in the shop, by telephone, or at this address of the ordering system. */
  menuCheckout: string
}

export interface PageAssets extends EntryFiles {
  styles: string[]
  /** Of the page of recorded logs (`/dev/replay`), which has an entry of its own. */
  replay?: EntryFiles
}

interface EntryFiles {
  scripts: string[]
  preloads: string[]
}

export type RenderPage = (request: Request, context: RenderContext) => Promise<Response>

/** The renderer of pages: the build, or Vite's development server (dev.ts). */
export interface Storefront {
  assets: PageAssets
  /** Ends at once when the request is aborted, if it draws in threads. */
  render: RenderPage
  /** The threads that draw; undefined if the server's own thread does. */
  threads?: {
    count: number
    /** How busy they were since the last reading, 0 to 1. */
    load(): number
    areReady(): Promise<boolean>
  }
}

const entryServer = z.object({ render: z.custom<RenderPage>((value) => typeof value === 'function') })
const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    assets: z.array(z.string()).optional(),
  }),
)

/** Loads the build; `undefined` if the storefront has not been built. */
export async function loadStorefront(paths: StorefrontPaths): Promise<Storefront | undefined> {
  const manifest = join(paths.client, '.vite/manifest.json')
  if (!existsSync(paths.entryServer) || !existsSync(manifest)) return undefined
  const loaded: unknown = await import(pathToFileURL(paths.entryServer).href)
  const { render } = entryServer.parse(loaded)
  return { render, assets: readAssets(readFileSync(manifest, 'utf8')) }
}

const REPLAY_ENTRY = /(?:^|\/)entry-replay\.tsx$/

/** The scripts and initial chunks of each entry, and all style sheets. */
export function readAssets(manifestText: string): PageAssets {
  const manifest = manifestShape.parse(JSON.parse(manifestText))
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry === true)
  const replay = entries.filter((name) => REPLAY_ENTRY.test(name))
  const shop = entries.filter((name) => !REPLAY_ENTRY.test(name))
  // If CSS is not split, the one style sheet for all pages is listed as a separate chunk.
  const whole = Object.values(manifest).filter(({ file }) => file.endsWith('.css'))
  const own = chunksOf(manifest, shop).flatMap(({ css }) => css ?? [])
  return {
    ...filesOf(manifest, shop),
    styles: [...new Set([...own, ...whole.map(({ file }) => file)])].map(address),
    ...(replay.length > 0 && { replay: filesOf(manifest, replay) }),
  }
}

type Manifest = z.infer<typeof manifestShape>

function filesOf(manifest: Manifest, entries: readonly string[]): EntryFiles {
  const scripts = entries.flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'))
  const chunks = chunksOf(manifest, entries).map(({ file }) => file)
  const preloads = new Set(chunks.filter((file) => file.endsWith('.js') && !scripts.includes(file)))
  return { scripts: scripts.map(address), preloads: [...preloads].map(address) }
}

/** With everything that the entries import statically; a chunk's imports come before it. */
function chunksOf(manifest: Manifest, entries: readonly string[]): Manifest[string][] {
  const met = new Set<string>()
  const chunks: Manifest[string][] = []
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || met.has(name)) return
    met.add(name)
    chunk.imports?.forEach(visit)
    chunks.push(chunk)
  }
  entries.forEach(visit)
  return chunks
}

const address = (file: string): string => `/${file}`
