type Browser = { readonly clipboard?: Pick<Clipboard, 'writeText'> }

/** False if there is no clipboard (an insecure origin), or it is not allowed. */
export async function writeClipboard({ clipboard }: Browser, text: string): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
