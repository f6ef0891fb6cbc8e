import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Shows the application the origin under which the shop is reached, whatever host a client asks for and whatever a
 * proxy, or someone who plays one, says of it: no answer can then depend on a host that someone made up, and there
 * are no more hosts to store answers under than there are names of ours. A shop on this machine alone answers to all
 * of the machine’s names for itself.
 * @param publicUrl an origin.
 */
export function publicOrigin(publicUrl: string): (headers: IncomingHttpHeaders) => void {
  const { host, hostname, port, protocol } = new URL(publicUrl);
  const names = LOOPBACK.includes(hostname) ? LOOPBACK.map((name) => (port ? `${name}:${port}` : name)) : [];
  const own = new Set([host, ...names]);
  return (headers) => {
    const asked = headers.host?.toLowerCase() ?? '';
    headers.host = own.has(asked) ? asked : host;
    headers['x-forwarded-host'] = headers.host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-port'];
    delete headers.forwarded;
  };
}
