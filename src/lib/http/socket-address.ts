/** The caller’s network address, set by our own HTTP front from the socket and never taken from outside. */
export const socketAddressHeader = 'x-kitroom-client-address';
