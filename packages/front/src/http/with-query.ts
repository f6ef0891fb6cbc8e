/** Adds the redirected request’s query; the address’s own parameters win. @param query without the `?` */
export function withQuery(address: string, query: string): string {
  const [, beforeHash = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
  const [path = '', own = ''] = beforeHash.split('?', 2);
  const known = new Set(new URLSearchParams(own).keys());
  const carried = query.split('&').filter((pair) => pair !== '' && !known.has(nameOf(pair)));
  const whole = [...(own ? [own] : []), ...carried].join('&');
  return `${path}${whole ? `?${whole}` : ''}${hash}`;
}

const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
