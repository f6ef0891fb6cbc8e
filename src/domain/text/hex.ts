const HEX = /^#[0-9a-f]{6}$/;

/** True for a stored colour: #rrggbb, in lower case. */
export const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
