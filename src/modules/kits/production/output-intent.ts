import { PDFDict, PDFHeader, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFDocument } from '@cantoo/pdf-lib';

export interface OutputIntent {
  profile: OutputProfile;
  time: Date;
}

export interface OutputProfile {
  name: string;
  /** ICC profile of a CMYK printer, deflated once for all files. */
  deflated: Uint8Array;
}

const PROGRAM = 'Kitroom';

/** Adds what ISO 15930-7 (PDF/X-4) wants of the whole file; its pages have their boxes. */
export async function addOutputIntent(
  pdf: PDFDocument,
  { title, content }: { title: string; content: string },
  { profile, time }: OutputIntent,
): Promise<void> {
  const { context, catalog } = pdf;
  context.header = PDFHeader.forVersion(1, 6);
  pdf.setCreator(PROGRAM);
  pdf.setProducer(PROGRAM);
  pdf.setCreationDate(time);
  pdf.setModificationDate(time);
  const info = context.lookup(context.trailerInfo.Info, PDFDict);
  info.set(PDFName.of('Trapped'), PDFName.of('False'));
  info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of('PDF/X-4'));

  const id = await identityOf(title + time.toISOString() + content);
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);

  const metadata = context.obj({ Type: 'Metadata', Subtype: 'XML' });
  const packet = new TextEncoder().encode(metadataOf(title, time, id));
  catalog.set(PDFName.of('Metadata'), context.register(PDFRawStream.of(metadata, packet)));

  const stream = PDFRawStream.of(context.obj({ N: 4, Filter: 'FlateDecode' }), profile.deflated);
  const intent = context.obj({
    ...{ Type: 'OutputIntent', S: 'GTS_PDFX' },
    OutputConditionIdentifier: PDFHexString.fromText(profile.name),
    Info: PDFHexString.fromText(profile.name),
    DestOutputProfile: context.register(stream),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
}

async function identityOf(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function metadataOf(title: string, time: Date, id: string): string {
  const at = `${time.toISOString().slice(0, 19)}Z`;
  const escaped = title.replace(/[&<>]/g, (letter) => `&#${letter.codePointAt(0)};`);
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
 xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>${PROGRAM}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
<xmp:CreatorTool>${PROGRAM}</xmp:CreatorTool>
<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:MetadataDate>${at}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
