/**
 * What a guard asks, as text: its name, or its condition as the code has it. A minifier shortens the names of parameters,
 * which are taken back; so guards need no names of their own in what every page loads.
 */

const LONGEST = 90
/** A name that a minifier gives, and that of a property, which says nothing. */
const NO_NAME = /^(?:[\w$]{0,2}|guard)$/

export function guardText(guard: { readonly name: string; toString(): string }): string {
  if (!NO_NAME.test(guard.name)) return guard.name
  const source = guard.toString()
  const arrow = source.indexOf('=>')
  if (arrow === -1) return 'guard'
  const names = new Map(
    namesOf(
      source
        .slice(0, arrow)
        .trim()
        .replace(/^\(|\)$/g, ''),
    ),
  )
  const text = readable(withNames(conditionOf(source.slice(arrow + 2).trim()), names))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** An expression, what a block with nothing else to decide returns, or else the whole block. */
function conditionOf(body: string): string {
  const isPlain = body.match(/\b(?:return|if)\b/g)?.length === 1
  const [, returned] = /\breturn\b([^;]*);?\s*\}$/.exec(body) ?? []
  return body.startsWith('{') && isPlain && returned !== undefined ? returned : body
}

/** What the parameters are called, and where they are found: `{ context: e, event: { data: t } }` is `e` and `t`. */
function namesOf(pattern: string, path = ''): [string, string][] {
  if (!pattern.startsWith('{')) return []
  return membersOf(pattern.slice(1, -1)).flatMap((member) => {
    const colon = member.indexOf(':')
    const key = (colon === -1 ? member : member.slice(0, colon)).trim()
    const inner = (colon === -1 ? member : member.slice(colon + 1)).trim()
    const whole = path === '' ? key : `${path}.${key}`
    return inner.startsWith('{') ? namesOf(inner, whole) : [[inner, whole] satisfies [string, string]]
  })
}

/** Members of an object pattern, separated by the commas that stand in no inner one. */
function membersOf(inside: string): string[] {
  const members: string[] = []
  let depth = 0
  let from = 0
  for (const [index, sign] of [...inside, ','].entries()) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (sign === ',' && depth === 0) {
      members.push(inside.slice(from, index))
      from = index + 1
    }
  }
  return members.filter((member) => member.trim() !== '')
}

/** Texts stay as they are, and so do names of properties. */
const withNames = (code: string, names: ReadonlyMap<string, string>): string =>
  code.replaceAll(/(["'`])(?:\\.|(?!\1).)*\1|(?<![\w$.]|\?\.)[A-Za-z_$][\w$]*/g, (word) => names.get(word) ?? word)

const readable = (code: string): string =>
  code
    .replaceAll(/\bvoid 0\b/g, 'undefined')
    .replaceAll(/\s*(===|!==|&&|\|\||\?\?|>=|<=|(?<!=)>|<)\s*/g, ' $1 ')
    .replaceAll(/\s+/g, ' ')
    .trim()
