import type { Product } from '../../../rules/catalogue/model.ts'

export interface ProductMedia {
  url: string
  label: string
  position: number
  disabled: false
}

const GALLERY_IDS = 10

/** Pictures by position: a variant's own first, then its parent's others. */
function picturesOf({ details, parent }: Product) {
  const own = details.pictures
  const others = parent?.details.pictures.filter(({ path }) => !own.some((picture) => picture.path === path)) ?? []
  return [...own, ...others]
}

export const pictureUrl = (publicUrl: string, path: string) => `${publicUrl}/media${path}`

/** 3.7: the gallery of a product, with positions from 1. */
export const mediaGallery = (product: Product, publicUrl: string): ProductMedia[] =>
  picturesOf(product).map(({ path, label }, index) => ({
    url: pictureUrl(publicUrl, path),
    label,
    position: index + 1,
    disabled: false,
  }))

/** The older form of the gallery. */
export const mediaEntries = (product: Product) =>
  picturesOf(product).map(({ path, label }, index) => {
    const id = product.id * GALLERY_IDS + index
    return {
      uid: Buffer.from(String(id)).toString('base64'),
      id,
      file: path,
      label,
      media_type: 'image',
      position: index + 1,
      disabled: false,
      types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
      video_content: null,
    }
  })
