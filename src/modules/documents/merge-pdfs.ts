/** Pages of all, in their order. Holds all of them in memory: bound their number. */
export async function mergePdfs(files: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const merged = await PDFDocument.create();
  for await (const file of files) {
    const source = await PDFDocument.load(file);
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  return Buffer.from(await merged.save());
}
