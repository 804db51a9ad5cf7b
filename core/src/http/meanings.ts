/** The meanings of an answer's texts, sent by path (`extensions.messages`), are put beside each text here. */
import type { Meaning, MessageAt } from '../wire/messages/message.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The object or list at a path; undefined if it does not exist. */
function at(data: unknown, path: readonly (string | number)[]): unknown {
  let found = data
  for (const key of path) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined
    found = found[key]
  }
  return found
}

const unknown: Meaning = { code: '', params: {} }

/**
 * A text at `…message` gets `message_meaning` beside it; a list of texts at `…error_messages` gets the list
 * `error_messages_meaning`. Schemas that do not know these fields drop them.
 */
function place(data: unknown, { path, ...meaning }: MessageAt): void {
  const last = path.at(-1)
  const isInList = typeof last === 'number'
  const field = isInList ? path.at(-2) : last
  const parent = at(data, path.slice(0, isInList ? -2 : -1))
  if (!isRecord(parent) || Array.isArray(parent) || typeof field !== 'string' || !Object.hasOwn(parent, field)) return
  const name = `${field}_meaning`
  const texts = parent[field]
  if (!isInList) parent[name] = meaning
  else if (Array.isArray(texts) && last >= 0 && last < texts.length) {
    const meanings: readonly Meaning[] = Array.isArray(parent[name]) ? parent[name] : texts.map(() => unknown)
    parent[name] = meanings.with(last, meaning)
  }
}

/** @param data fresh from JSON; it is changed in place */
export function placeMeanings(data: unknown, messages: readonly MessageAt[]): void {
  for (const each of messages) place(data, each)
}
