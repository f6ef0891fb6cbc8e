const HEX = /^#[0-9a-f]{6}$/;

export const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
