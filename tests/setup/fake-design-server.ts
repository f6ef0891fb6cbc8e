import { vi } from 'vitest';
import { canonicalJson } from '@/domain/kits/document/canonical-json';
import type { KitDocument } from '@/domain/kits/document/kit-document';

type Sent = {
  document: KitDocument;
  revision: string;
  keep?: boolean;
  tab: string;
  place: string | null;
  leaving?: boolean;
};

export function fakeDesignServer(first: KitDocument) {
  const present = new Map<string, string | null>();
  const server = {
    document: first,
    isAway: false,
    losesAnswers: false,
    saves: 0,
    /** The last save kept the version before. */
    keeps: false,
    asked: 0,
    view: () => ({
      id: 'design-1',
      name: server.document.name,
      revision: canonicalJson(server.document),
      sharePath: '/custom-kits/designs/shared',
      comments: 0,
      updatedAt: '2026-01-01T00:00:00.000Z',
      document: structuredClone(server.document),
    }),
  };

  function answer(path: string, method: string, sent: Sent): Response {
    if (path.endsWith('/presence')) {
      server.asked += 1;
      if (sent.leaving) present.delete(sent.tab);
      else present.set(sent.tab, sent.place);
      const others = [...present].filter(([tab]) => tab !== sent.tab);
      const { revision } = server.view();
      return Response.json({ revision, others: others.map(([tab, place]) => ({ tab, name: null, place })) });
    }
    if (method !== 'PUT') return Response.json(server.view());
    const isSame = canonicalJson(sent.document) === server.view().revision;
    if (!isSame && sent.revision !== server.view().revision)
      return Response.json({ code: 'conflict', message: 'Saved elsewhere.', current: server.view() }, { status: 409 });
    server.saves += 1;
    server.keeps = sent.keep === true;
    server.document = sent.document;
    return Response.json(server.view());
  }

  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (server.isAway) throw new TypeError('Failed to fetch');
    const response = answer(path, method, JSON.parse(body ?? '{}') as Sent);
    if (server.losesAnswers) throw new TypeError('Failed to fetch');
    return response;
  });
  return server;
}
