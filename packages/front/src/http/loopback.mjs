/** `.localhost` (RFC 6761 §6.3), 127.0.0.0/8, and 0.0.0.0 and ::, which browsers connect to this machine. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/i;

/** @param {string} hostname of a URL: without a port, IPv6 in brackets */
export const isLoopback = (hostname) => LOOPBACK.test(hostname);
