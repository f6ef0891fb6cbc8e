let last = 0;

/** The network address of a caller who has not been here before, at home in a private network (RFC 1918). */
export function newAddress(): string {
  last += 1;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
}
