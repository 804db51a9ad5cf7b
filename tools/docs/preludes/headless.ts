export declare const sku: string
