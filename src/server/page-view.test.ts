import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { pageViewOf } from './page-view';

const view = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageViewOf({ method, url, headers: { host: 'shop.test', ...headers } } as unknown as IncomingMessage);

describe('a view', () => {
  it('is a path without its query, however it is written', () => {
    for (const url of ['/about', '/about/', '/about?utm_source=x', '/%61bout', '/about?a=%zz']) {
      expect(view(url), url).toEqual({ path: '/about', referrer: '' });
    }
    expect(view('/')).toEqual({ path: '/', referrer: '' });
  });

  it('names the host that led here, and nothing else of its address', () => {
    const from = (referer: string) => view('/', { referer })?.referrer;
    expect(from('https://www.Search.example/find?q=secret#x')).toBe('search.example');
    expect(from('android-app://com.mail.app/')).toBe('com.mail.app');
    expect(from('http://shop.test/about')).toBe('');
    expect(from('nonsense')).toBe('');
    expect(from('http://user:password@news.example:8080/')).toBe('news.example');
    expect(from('http://localhost/')).toBe('');
  });

  it('is also the router fetching another page, but not refreshing this one', () => {
    const rsc = { rsc: '1', 'sec-fetch-dest': 'empty' };
    expect(view('/shop?_rsc=1', { ...rsc, referer: 'http://shop.test/about' })).toEqual({
      path: '/shop',
      referrer: '',
    });
    expect(view('/shop?sort=rating&_rsc=1', { ...rsc, referer: 'http://shop.test/shop' })).toBeUndefined();
  });

  it('is not what is fetched ahead', () => {
    const ahead: Record<string, string>[] = [
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
    ];
    for (const headers of ahead) expect(view('/shop', headers), JSON.stringify(headers)).toBeUndefined();
  });

  it('needs someone who looks: no HEAD, no frame, no script', () => {
    expect(view('/', {}, 'HEAD')).toBeUndefined();
    expect(view('/', { 'sec-fetch-dest': 'iframe' })).toBeUndefined();
    expect(view('/', { 'sec-fetch-dest': 'empty' })).toBeUndefined();
    expect(view('/', { 'sec-fetch-dest': 'document' })).toBeDefined();
  });

  it('is not counted for staff, nor of their screens', () => {
    expect(view('/', { cookie: 'a=b; payload-token=abc' })).toBeUndefined();
    expect(view('/', { cookie: 'team-token=abc' })).toBeDefined();
    for (const path of [
      '/admin/login',
      '/cms',
      '/cms/pages',
      '/cms-preview/1',
      '/api/products',
      '/_next/x',
      '/media/1',
    ]) {
      expect(view(path), path).toBeUndefined();
    }
    expect(view('/administration')).toBeDefined();
  });

  it('is not counted where the visitor asks for that', () => {
    expect(view('/', { dnt: '1' })).toBeUndefined();
    expect(view('/', { 'sec-gpc': '1' })).toBeUndefined();
    expect(view('/', { dnt: '0' })).toBeDefined();
  });
});
