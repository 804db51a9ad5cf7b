/** The alternatives that we measure against, each as a server or a bundle of its own. @module */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Peer {
  port: number
  stop(): Promise<void>
}

/** Starts peers/FILE in its own process, so that it gets its share of the cores. Resolves once it listens. */
export async function startPeer(file: string, ...args: string[]): Promise<Peer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const stop = async (): Promise<void> => {
      child.kill()
      await ended
    }
    return { port: Number(line), stop }
  }
  throw new Error(`peers/${file} did not start.`)
}
