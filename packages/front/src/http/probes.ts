import type { RequestListener, ServerResponse } from 'node:http';

/** Answers `/livez` and `/readyz` at any host, before all limits. @param unreadiness reason; undefined if ready */
export function withProbes(front: RequestListener, unreadiness: () => string | undefined): RequestListener {
  return (req, res) => {
    if (req.url === '/livez') return answer(res, 200, 'alive');
    if (req.url !== '/readyz') return front(req, res);
    const reason = unreadiness();
    return reason === undefined ? answer(res, 200, 'ready') : answer(res, 503, reason);
  };
}

function answer(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
}
