import { LOGO_FILE, LOGO_UPLOAD, POSTSCRIPT } from '@/domain/kits/pictures/logo-upload';
import { pdfOfPostscript } from '@/lib/files/postscript-pdf';
import { readFileForm } from '@/lib/files/read-form';
import { serveDownload, servePicture } from '@/lib/files/serve-file';
import { respond } from '@/lib/http/respond';
import { failure } from '@/lib/result';
import { openLogoPicture } from '@/modules/kits/logos/logo-files';
import { storeLogo } from '@/modules/kits/logos/store-logo';
import { asAnyone } from './design-call';

/** A hash never changes its content; its size on screens may, with the program. */
const FOR_GOOD = 'private, max-age=31536000, immutable';

export const uploadLogoEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'logo', async ({ team }) => {
    const read = await readFileForm(request, LOGO_UPLOAD);
    if (!read.ok) return read;
    return respond(await storeLogo(Buffer.from(read.bytes), { bounded: !team }), { status: 201 });
  });

export const postscriptEndpoint = (request: Request): Promise<Response> =>
  asAnyone(request, 'logo', async () => {
    const read = await readFileForm(request, LOGO_FILE);
    if (!read.ok) return read;
    const drawn = await pdfOfPostscript(Buffer.from(read.bytes), {
      missing: POSTSCRIPT,
      maxBytes: LOGO_FILE.maxBytes,
    });
    return drawn.ok ? serveDownload(drawn.pdf, { name: 'logo.pdf', type: 'application/pdf' }) : drawn;
  });

type WithHash = { params: Promise<{ hash: string }> };

export const logoPictureEndpoint = (request: Request, { params }: WithHash): Promise<Response> =>
  asAnyone(request, 'look', async () => {
    const size = new URL(request.url).searchParams.get('size') === 'screen' ? 'screen' : 'whole';
    const found = await openLogoPicture((await params).hash, size);
    return found ? servePicture(found, found.type, FOR_GOOD) : failure('not_found', 'Picture not found.');
  });
