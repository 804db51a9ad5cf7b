/** The domain that docs/guides/add-a-domain.md builds. */
import type { Domain } from '@leaflog/core/engine'

interface Commands {
  write(sku: string, note: string): Promise<number>
}

export declare const productNotesDomain: Domain<
  'productNotes',
  Domain['machine'],
  { readonly counted: number },
  Commands
>
