import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname

/** The types of every topic; a topic is a `.graphql` file in this folder. */
export const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8'))
