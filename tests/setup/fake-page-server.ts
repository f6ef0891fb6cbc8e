import { vi } from 'vitest';
import type { EditorPage, SaveMode } from '@/domain/pages/editor/page-api';
import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import type { PageDocument } from '@/domain/pages/editor/types';

export const block = (id: string, title = id): EditorBlock => ({ id, blockType: 'hero', title });

export const pageOf = (blocks: EditorBlock[], rest: Partial<PageDocument> = {}): PageDocument => ({
  title: 'Home',
  slug: 'home',
  metaTitle: '',
  metaDescription: '',
  blocks,
  ...rest,
});

export interface Sent {
  path: string;
  body: { document: PageDocument; revision: number; mode: SaveMode; isPublished?: boolean; key?: string };
}

export function fakeServer(document: PageDocument | undefined) {
  const of = (saved: PageDocument, revision: number, isPublished = false): EditorPage => ({
    id: 'page-1',
    document: structuredClone(saved),
    revision,
    isPublished,
    isHomepage: false,
    hasUnpublishedChanges: true,
    publishAt: null,
    unpublishAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: `2026-01-01T00:00:0${revision % 10}.000Z`,
    savedBy: null,
  });
  let createdBy: string | undefined;
  const server = {
    page: document && of(document, 1),
    saves: [] as Sent[],
    presence: [] as unknown[],
    dataAsked: [] as EditorBlock[][],
    others: [] as unknown[],
    underWay: 0,
    mostUnderWay: 0,
    /** `lost` is stored without an answer. */
    mood: 'fine' as 'fine' | 'away' | 'lost' | 'signedOut' | 'slugTaken' | 'overfull',
    takes: 0,
    /** Normalises slugs, as the real server. */
    tidies: false,
    made: 0,
    otherSaves(changed: PageDocument) {
      server.page = of(changed, (server.page?.revision ?? 0) + 1, server.page?.isPublished);
    },
  };

  async function save(path: string, body: Sent['body']): Promise<Response> {
    if (server.mood === 'away') throw new TypeError('Failed to fetch');
    server.underWay += 1;
    server.mostUnderWay = Math.max(server.mostUnderWay, server.underWay);
    if (server.takes) await new Promise((resolve) => setTimeout(resolve, server.takes));
    server.underWay -= 1;
    if (server.mood === 'signedOut') return Response.json({ code: 'unauthorized', message: 'x' }, { status: 401 });
    if (server.mood === 'slugTaken') {
      const fieldErrors = { slug: ['This slug is taken.'] };
      return Response.json({ code: 'invalid', message: 'Look again.', fieldErrors }, { status: 422 });
    }
    if (server.mood === 'overfull') {
      const fieldErrors = { 'blocks.0.items': ['At most 40 questions are allowed: remove 1.'] };
      return Response.json({ code: 'invalid', message: 'Look again.', fieldErrors }, { status: 422 });
    }
    server.saves.push({ path, body });
    const { page } = server;
    if (path === '/cms/pages/create') {
      const isKnown = page !== undefined && body.key !== undefined && createdBy === body.key;
      if (isKnown) return Response.json(page);
      createdBy = body.key;
      server.made += 1;
    } else if (page && body.revision !== page.revision) {
      return Response.json({ code: 'outdated', message: 'x', current: page }, { status: 409 });
    }
    const isPublished = body.isPublished ?? page?.isPublished;
    const slug = server.tidies ? body.document.slug.trim().toLowerCase() : body.document.slug;
    server.page = of({ ...body.document, slug }, (page?.revision ?? 0) + 1, isPublished);
    if (server.mood === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(server.page);
  }

  vi.stubGlobal(
    'fetch',
    async (path: string, { method = 'GET', body = 'null' }: { method?: string; body?: string }) => {
      const sent: unknown = JSON.parse(body);
      if (path.endsWith('/presence')) {
        server.presence.push(sent);
        return Response.json({ revision: server.page?.revision, others: server.others });
      }
      if (path === '/cms/page-data') {
        server.dataAsked.push((sent as { blocks: EditorBlock[] }).blocks);
        return Response.json({ pictures: {}, products: { grid: [] } });
      }
      return method === 'GET' ? Response.json(server.page) : save(path, sent as Sent['body']);
    },
  );
  return server;
}
