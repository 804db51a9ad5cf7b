type Browser = { readonly clipboard?: Pick<Clipboard, 'writeText'> }

/** False where there is none (an insecure origin), or where it is not allowed. */
export async function writeClipboard({ clipboard }: Browser, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
