const HEX = /^#[0-9a-f]{6}$/;

/** Whether it is a colour as it is stored: #rrggbb, in lower case. */
export const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
