import { GraphQLError, Kind } from 'graphql'
import type { FragmentDefinitionNode, SelectionSetNode, ValidationRule } from 'graphql'

/** The size limits of one operation, with its fragments expanded. */
export interface Limits {
  depth: number
  aliases: number
  fields: number
}

/** Room for the standard introspection query (depth 14) and for the shop's largest cart query. */
export const defaultLimits: Limits = { depth: 18, aliases: 40, fields: 1500 }

/** Tokens of one document, checked during parsing. */
export const maxTokens = 4000

interface Size extends Limits {}
const nothing: Size = { depth: 0, aliases: 0, fields: 0 }

const beside = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
})

/**
 * A validation rule that refuses operations that are too deep, have too many aliases or select too many fields. Each
 * fragment is measured once, so a chain of fragments that doubles at every step is cheap. A cycle counts as nothing,
 * since another rule refuses it.
 */
export const limitsRule =
  (limits: Limits): ValidationRule =>
  (context) => {
    const sizes = new Map<string, Size>()

    const sizeOfFragment = (fragment: FragmentDefinitionNode | null | undefined): Size => {
      if (!fragment) return nothing
      const name = fragment.name.value
      const known = sizes.get(name)
      if (known !== undefined) return known
      sizes.set(name, nothing)
      const size = sizeOf(fragment.selectionSet)
      sizes.set(name, size)
      return size
    }

    const sizeOf = (set: SelectionSetNode): Size =>
      set.selections.reduce<Size>((total, selection) => {
        switch (selection.kind) {
          case Kind.FRAGMENT_SPREAD:
            return beside(total, sizeOfFragment(context.getFragment(selection.name.value)))
          case Kind.INLINE_FRAGMENT:
            return beside(total, sizeOf(selection.selectionSet))
          case Kind.FIELD: {
            const inner = selection.selectionSet === undefined ? nothing : sizeOf(selection.selectionSet)
            return beside(total, {
              depth: inner.depth + 1,
              aliases: inner.aliases + (selection.alias === undefined ? 0 : 1),
              fields: inner.fields + 1,
            })
          }
        }
      }, nothing)

    return {
      OperationDefinition(node) {
        const size = sizeOf(node.selectionSet)
        const over = (['depth', 'aliases', 'fields'] as const).find((name) => size[name] > limits[name])
        if (over === undefined) return
        context.reportError(
          new GraphQLError(`The operation is too large: ${over} may be at most ${limits[over]}.`, { nodes: node }),
        )
      },
    }
  }
