/** `docs/reference/elements.md`: what can be set, heard and styled. */
import { attributesOf, elementNames, eventsOf } from './custom-elements.ts'
import { properties } from './describe.ts'
import { elements } from './elements.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`
  return `${[line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')}\n\n`
}
const coded = (rows: readonly (readonly [string, string])[]) => rows.map(([name, text]) => [`\`${name}\``, text])

function sectionOf(name: (typeof elementNames)[number]): string {
  const { className, summary, slots, parts } = elements[name]
  const slotted = Object.entries(slots).map(([slot, text]) => [slot === '' ? '(default)' : `\`${slot}\``, text])
  return [
    `## \`<${name}>\`\n\n${summary} Class: \`${className}\`.\n\n`,
    table(['attribute', 'meaning'], coded(attributesOf(name))),
    table(['event', 'when'], coded(eventsOf(name))),
    table(['slot', 'where'], slotted),
    table(['part', 'what it is'], coded(Object.entries(parts))),
  ].join('')
}

export const elementsDocument = (): string =>
  [
    '# @leaflog/elements\n\nWritten by `npm run reference` from `elements/manifest`. The guide is [Put the menu on a page](../guides/embed-on-a-page.md).\n\n',
    'Each attribute is also a property: `exit-url` is `exitUrl`. Further properties are `shop`, the SDK’s shop (null until it is loaded), and `language`. Events bubble and cross shadow roots; `EventDetails` of the package types their `detail`.\n\n',
    '## Custom properties\n\nFor all elements, set on them or anywhere above them.\n\n',
    table(
      ['property', 'meaning', 'default'],
      Object.entries(properties).map(([name, { initial, meaning }]) => [`\`${name}\``, meaning, `\`${initial}\``]),
    ),
    ...elementNames.map(sectionOf),
  ]
    .join('')
    .trimEnd()
    .concat('\n')
