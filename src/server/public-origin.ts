import type { IncomingHttpHeaders } from 'node:http';

/**
 * Shows the application the origin under which the shop is reached, whatever host a client asks for and whatever a
 * proxy, or someone who plays one, says of it: no answer can then depend on a host that someone made up, and there
 * is one host to store answers under.
 * @param publicUrl an origin.
 */
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
