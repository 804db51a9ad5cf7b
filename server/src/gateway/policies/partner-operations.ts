/** The commerce GraphQL fields for partners' pages: a menu, and a guest's cart. Unlisted fields are refused. */
import { OperationTypeNode } from 'graphql'
import type { Operation } from './graphql-operation.ts'

const open: Partial<Record<OperationTypeNode, ReadonlySet<string>>> = {
  [OperationTypeNode.QUERY]: new Set([
    '__typename',
    'ageGateConfig',
    'cart',
    'categoryList',
    'findAppByStore',
    'products',
    'purchaseLimits',
    'storeConfig',
  ]),
  [OperationTypeNode.MUTATION]: new Set([
    '__typename',
    'addProductsToCart',
    'createEmptyCart',
    'removeItemFromCart',
    'updateCartItems',
  ]),
}

/** Signing in, accounts, checkout and all future fields are only for the shop itself. */
export function isOpenToPartners(operation: Operation | undefined): boolean {
  if (operation?.type === undefined || operation.secret) return false
  const fields = open[operation.type]
  return fields !== undefined && operation.rootFields.every((field) => fields.has(field))
}
