/** Agreed between the worker, the pages, the build and the server. */
export const WORKER_PATH = '/service-worker.js'

/** A page without anything of its visitor, which the worker answers with while there is no connection. */
export const SHELL_PATH = '/offline-shell'

/** The message to the worker that the visitor signed out or was forgotten. */
export const FORGET = 'forget'

/** The message to the worker that a page which it does not serve wants to be served. */
export const CLAIM = 'claim'

/** What a build consists of, as written into its worker. */
export interface WorkerBuild {
  readonly id: string
  /** Addresses of everything that its pages may need: code, styles, texts, fonts. */
  readonly files: readonly string[]
}
