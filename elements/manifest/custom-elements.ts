/** `custom-elements.json`, which editors and catalogs of components read. */
import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'
import { attributes, type ElementName, propertyOf } from '../src/attributes.ts'
import { common, properties } from './describe.ts'
import { elements } from './elements.ts'

const PATH = 'index.js'

export const elementNames = Object.keys(attributes).filter((name): name is ElementName => name in attributes)

/** What is said of each attribute, those of every element included, in the table's order. */
export function attributesOf(name: ElementName): (readonly [name: string, text: string])[] {
  const texts: Readonly<Record<string, string>> = { ...common.attributes, ...elements[name].attributes }
  return [...attributes[name], 'lang'].map((each) => [each, texts[each] ?? ''])
}

export const eventsOf = (name: ElementName): (readonly [name: string, text: string])[] =>
  Object.entries({ ...elements[name].events, ...common.events })

function declarationOf(tagName: ElementName): CustomElementDeclaration {
  const { className, summary, slots, parts } = elements[tagName]
  return {
    kind: 'class',
    name: className,
    customElement: true,
    tagName,
    description: summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributesOf(tagName).map(([name, description]) => ({
      name,
      description,
      type: { text: 'string' },
      ...(name !== 'lang' && { fieldName: propertyOf(name) }),
    })),
    members: [
      ...attributes[tagName].map((attribute) => ({
        kind: 'field' as const,
        name: propertyOf(attribute),
        type: { text: 'string | null' },
        attribute,
        reflects: true,
      })),
      { kind: 'field', name: 'shop', type: { text: 'Shop | null' }, readonly: true },
      { kind: 'field', name: 'language', type: { text: "'en' | 'es'" }, readonly: true },
    ],
    events: eventsOf(tagName).map(([name, description]) => ({
      name,
      description,
      type: { text: `CustomEvent<EventDetails['${name}']>` },
    })),
    slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
    cssParts: Object.entries(parts).map(([name, description]) => ({ name, description })),
    cssProperties: Object.entries(properties).map(([name, { initial, meaning }]) => ({
      name,
      description: meaning,
      default: initial,
    })),
  }
}

export function customElementsManifest(): Package {
  const declarations = elementNames.map(declarationOf)
  const exports = declarations.flatMap(({ name, tagName = '' }) => {
    const declaration = { name, module: PATH }
    return [
      { kind: 'js' as const, name, declaration },
      { kind: 'custom-element-definition' as const, name: tagName, declaration },
    ]
  })
  return { schemaVersion: '2.1.0', modules: [{ kind: 'javascript-module', path: PATH, declarations, exports }] }
}
