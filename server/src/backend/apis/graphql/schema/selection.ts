import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql'

/**
 * Whether a document selects a field of the result. Clients of Adobe Commerce 2.4.6 do not select the error lists of
 * later versions, and get GraphQL errors instead.
 */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet)
      return within(fragments[selection.name.value]?.selectionSet)
    })
  return fieldNodes.some((node) => within(node.selectionSet))
}
