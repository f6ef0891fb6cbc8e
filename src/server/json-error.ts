import type { ServerResponse } from 'node:http';
import { BODY_LENGTH } from '@/lib/http/body-length';

/** Answers with the one error shape of the HTTP interface, unless an answer is already under way. */
export function sendJsonError(res: ServerResponse, status: number, code: string, message: string): void {
  send(res, status, 'application/json', JSON.stringify({ code, message }));
}

/** As plain text, for people. */
export function sendPlainError(res: ServerResponse, status: number, message: string): void {
  send(res, status, 'text/plain', message);
}

export function sendHtmlError(res: ServerResponse, status: number, page: string): void {
  send(res, status, 'text/html', page);
}

function send(res: ServerResponse, status: number, type: string, body: string): void {
  if (res.headersSent || res.writableEnded) return;
  for (const name of ['Content-Encoding', BODY_LENGTH, 'ETag', 'Set-Cookie']) res.removeHeader(name);
  res.statusCode = status;
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}
