import type { IncomingHttpHeaders } from 'node:http';

/** No answer can depend on a made-up host, and answers are stored under one. @param publicUrl an origin */
export function publicOrigin(publicUrl: string): (headers: IncomingHttpHeaders) => void {
  const { host, protocol } = new URL(publicUrl);
  return (headers) => {
    headers.host = host;
    headers['x-forwarded-host'] = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-port'];
    delete headers.forwarded;
  };
}
