import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { sendError, type ErrorName } from '@kitroom/front/http/errors';
import { API_ERRORS, type ApiErrorCode } from '@/domain/api/errors';
import { shopSite } from './site';

const site = shopSite('https://shop.test');

function recorder() {
  const sent = { statusCode: 0, text: '' };
  const res = Object.assign(sent, {
    getHeader: () => 'id',
    removeHeader: () => undefined,
    setHeader: () => undefined,
    end: (text: string) => void (sent.text = text),
  });
  return { sent, res: res as unknown as ServerResponse };
}

it.each(Object.keys(site.errors) as ErrorName[])('the server’s own error %s has a code of the list', (error) => {
  const { sent, res } = recorder();
  sendError({ url: '/api/products', headers: {} } as IncomingMessage, res, error, site);
  const { type, code } = JSON.parse(sent.text) as { type: string; code: ApiErrorCode };
  expect([type, sent.statusCode]).toEqual([`/developers/errors#${code}`, API_ERRORS[code].status]);
});
