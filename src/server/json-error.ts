import type { ServerResponse } from 'node:http';

/** Answers with the one error shape of the HTTP interface, unless an answer is already under way. */
export function sendJsonError(res: ServerResponse, status: number, code: string, message: string): void {
  if (res.headersSent || res.writableEnded) return;
  const body = JSON.stringify({ code, message });
  for (const name of ['Content-Encoding', 'ETag', 'Set-Cookie']) res.removeHeader(name);
  res.statusCode = status;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}
