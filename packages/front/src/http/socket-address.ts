/** Set by our HTTP front from the socket, never taken from outside. */
export const socketAddressHeader = 'x-kitroom-client-address';
