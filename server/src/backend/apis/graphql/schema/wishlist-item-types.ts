const itemFields = `
    id: ID!
    "Null where the catalogue has it no more."
    product: ProductInterface
    quantity: Float!
    description: String
    "YYYY-MM-DD HH:MM:SS, UTC."
    added_at: String!
    customizable_options: [SelectedCustomizableOption]!`

/** The types of wishlist-items.ts, as Adobe Commerce names them. */
export const wishlistItemTypes = /* GraphQL */ `
  interface WishlistItemInterface {${itemFields}
  }

  type SimpleWishlistItem implements WishlistItemInterface {${itemFields}
  }

  type VirtualWishlistItem implements WishlistItemInterface {${itemFields}
  }

  type ConfigurableWishlistItem implements WishlistItemInterface {${itemFields}
    "Empty until a variant is chosen."
    child_sku: String! @deprecated(reason: "Use configured_variant.")
    configurable_options: [SelectedConfigurableOption]
    "Null until it is chosen."
    configured_variant: ProductInterface
  }

  type BundleWishlistItem implements WishlistItemInterface {${itemFields}
    "What has been chosen so far."
    bundle_options: [SelectedBundleOption]
  }

  type GiftCardWishlistItem implements WishlistItemInterface {${itemFields}
    gift_card_options: GiftCardOptions!
  }

  "What has been filled in so far."
  type GiftCardOptions {
    "One of the card's amounts."
    amount: Money
    custom_giftcard_amount: Money
    sender_name: String
    sender_email: String
    recipient_name: String
    recipient_email: String
    message: String
  }

  "An item as older clients read it."
  type WishlistItem {
    id: Int
    product: ProductInterface
    qty: Float
    description: String
    added_at: String
  }
`
