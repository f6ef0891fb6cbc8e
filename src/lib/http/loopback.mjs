/** `.localhost` and all it holds (RFC 6761 §6.3), 127.0.0.0/8, and what browsers take for it: any address of the machine. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/i;

/**
 * Whether a name is reached from the machine itself alone.
 * @param {string} hostname of a URL: without a port, IPv6 in brackets
 */
export const isLoopback = (hostname) => LOOPBACK.test(hostname);
