/**
 * The text of a spreadsheet’s file: UTF-8, UTF-16 as Excel’s “Unicode text” has it, or else the old Windows alphabet
 * in which Excel writes its CSV.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
