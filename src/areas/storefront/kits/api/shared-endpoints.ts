import { designComment } from '@/domain/kits/designs/design-input';
import type { WithToken } from '@/lib/http/parameters';
import { readInput, respond } from '@/lib/http/respond';
import { commentOnDesign } from '@/modules/kits/designs/comment-on-design';
import { copyDesign } from '@/modules/kits/designs/copy-design';
import { noDesign } from '@/modules/kits/designs/holder';
import { findShared } from '@/modules/kits/designs/read-designs';
import { asAnyone } from './design-call';

export const sharedDesignEndpoint = (request: Request, { params }: WithToken): Promise<Response> =>
  asAnyone(request, 'look', async ({ req }) => (await findShared(req, (await params).token)) ?? noDesign);

export const commentEndpoint = (request: Request, { params }: WithToken): Promise<Response> =>
  asAnyone(request, 'comment', async ({ req }) => {
    const body = await readInput(request, designComment);
    if (!body.ok) return body;
    const { token } = await params;
    return respond(await commentOnDesign({ req, token, comment: body.input }), { status: 201 });
  });

export const copyEndpoint = (request: Request, { params }: WithToken): Promise<Response> =>
  asAnyone(request, 'create', async ({ req, team }) => {
    const { token } = await params;
    return respond(await copyDesign({ req, team, token }), { status: 201 });
  });
